/**
 * Storage keys that this browser keeps through a sign-out: the company shown on its sign-in page, and the ID that it was asked to
 * remember.
 */
export const keptKeys = { company: 'company', loginId: 'loginId' } as const;

/**
 * Removes what the user left in this browser, so the next user does not see it; a browser that forbids storage has kept nothing.
 */
export function clearPerson(): void {
  try {
    const kept: readonly string[] = Object.values(keptKeys);
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {}
}
