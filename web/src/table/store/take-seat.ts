/** Taking a seat, and the random number that the player adds to the deal. It is made after the server has sent its commitment, and
kept in this browser, so that both can be compared after the game. */
import { readStorage, writeStorage } from "../../browser/storage";
import { call, newId, randomHex } from "../../net/api";
import type { TableInfo } from "../../net/shapes";

/** Return this player's number for a deal; the same one if called again. */
export function entropy(commitment: string): string {
  const mine = storedEntropy(commitment) || randomHex(16);
  writeStorage(`deal-${commitment}`, mine);
  return mine;
}

/** Return the number that this browser added to a deal, or "" if it has added none. */
export function storedEntropy(commitment: string): string {
  return readStorage(`deal-${commitment}`, "");
}

/** Note that this browser opened a table to show it on a shared screen. */
export function noteHosting(id: string): void {
  writeStorage(`hosts-${id}`, "yes");
}

export function isHosting(id: string): boolean {
  return readStorage(`hosts-${id}`, "") !== "";
}

export async function takeSeat(id: string, seat: number | null = null): Promise<void> {
  const { commitment } = await call<TableInfo>("GET", `tables/${id}`);
  await call("POST", `tables/${id}/commands`, { do: "join", seat, entropy: entropy(commitment), id: newId() });
}
