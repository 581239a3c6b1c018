/**
 * Storage key in this tab for the person's arrival: the page that opens first has opened, and the home is now requested for
 * itself.
 */
const key = 'madang.arrived';

/** Returns true if the person opens the home for the first time in this tab; true once. */
export function isArriving(personId: string): boolean {
  try {
    if (sessionStorage.getItem(key) === personId) return false;
    sessionStorage.setItem(key, personId);
    return true;
  } catch {
    // Where nothing can be kept, everyone would be led away for ever.
    return false;
  }
}

/** The person is at the home already: it is where the set-up's end leads (WIZ-17, WIZ-19), and it stays open. */
export function markArrived(personId: string): void {
  isArriving(personId);
}

/** Clears the arrival when the session ends. */
export function clearArrival(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
