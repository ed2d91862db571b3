/** The calls over HTTP. Addresses are relative to where this script came from, so any path a proxy gives will do. */
import { HOME } from "../browser/home";
import type { Refused } from "./shapes";

export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(refused.reason);
  }
}

const LOST: Refused = { type: "refused", id: "", code: "unreachable", reason: "the server cannot be reached" };

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = await fetch(new URL(`api/${path}`, HOME), {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => undefined);
  if (!answer) throw new Refusal(LOST, 0);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await answer.json().catch(() => LOST), answer.status);
}

/** An id of our making: sent again with the same, a command is carried out once. */
export function newId(): string {
  return randomHex(12);
}

export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
