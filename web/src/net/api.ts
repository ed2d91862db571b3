/** Calls over HTTP, and random ids. */
import { HOME } from "../browser/home";
import type { Refused } from "./shapes";

/** The server refuses a call or a command, or cannot be reached (status 0). */
export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(refused.reason);
  }
}

const UNREACHABLE: Refused = { type: "refused", id: "", code: "unreachable", reason: "the server cannot be reached" };

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = await fetch(new URL(`api/${path}`, HOME), {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => undefined);
  if (!answer) throw new Refusal(UNREACHABLE, 0);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await answer.json().catch(() => UNREACHABLE), answer.status);
}

/** Return an id for a command. The server carries out a command once, however often it is sent with the same id. */
export function newId(): string {
  return randomHex(12);
}

export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
