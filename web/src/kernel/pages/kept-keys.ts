/** What this browser keeps through a log-out: the company that its log-in page shows, and the ID that it was asked to remember. */
export const keptKeys = { company: 'company', loginId: 'loginId' } as const;

/** What the person began and this browser kept is not for who comes next; where nothing may be kept, nothing was. */
export function clearPerson(): void {
  try {
    const kept: readonly string[] = Object.values(keptKeys);
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {}
}
