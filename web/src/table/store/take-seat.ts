/** Sitting down at a table, and adding a number to its deal: one that is made when the commitment has been seen, and that
this browser keeps, so that both can be compared when the game is over. */
import { readStorage, writeStorage } from "../../browser/storage";
import { call, newId, randomHex } from "../../net/api";
import type { TableInfo } from "../../net/shapes";

/** Mine to a deal that is promised; asked again, it is the same. */
export function entropy(commitment: string): string {
  const mine = storedEntropy(commitment) || randomHex(16);
  writeStorage(`deal-${commitment}`, mine);
  return mine;
}

/** What this browser has added to a deal; "" if it has not seen its commitment before. */
export function storedEntropy(commitment: string): string {
  return readStorage(`deal-${commitment}`, "");
}

export async function takeSeat(id: string, seat: number | null = null): Promise<void> {
  const { commitment } = await call<TableInfo>("GET", `tables/${id}`);
  await call("POST", `tables/${id}/commands`, { do: "join", seat, entropy: entropy(commitment), id: newId() });
}
