/** Settings and notes that this browser keeps. If it refuses to, they last as long as the page. */
const memory = new Map<string, string>();

export function readStorage(name: string, fallback: string): string {
  try {
    return localStorage.getItem(`pelagos-${name}`) ?? memory.get(name) ?? fallback;
  } catch {
    return memory.get(name) ?? fallback;
  }
}

export function writeStorage(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(`pelagos-${name}`, value);
  } catch {
    // private windows and full disks: kept in `memory`
  }
}

/** Keep the record of a table for the page that checks it, in this tab. That page can ask the server for nothing. */
export function keepRecord(table: string, text: string): void {
  try {
    sessionStorage.setItem(`pelagos-record-${table}`, text);
  } catch {
    // the browser stores nothing for this page: the player opens the file instead
  }
}

export function keptRecord(table: string): string {
  try {
    return sessionStorage.getItem(`pelagos-record-${table}`) ?? "";
  } catch {
    return "";
  }
}
