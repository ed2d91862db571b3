/** What this browser remembers of its owner's wishes. It may refuse to: then they last as long as the page. */
const here = new Map<string, string>();

export function readStorage(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`pelagos-${name}`) ?? here.get(name) ?? otherwise;
  } catch {
    return here.get(name) ?? otherwise;
  }
}

export function writeStorage(name: string, value: string): void {
  here.set(name, value);
  try {
    localStorage.setItem(`pelagos-${name}`, value);
  } catch {
    // private windows and full disks: kept in `here`
  }
}
