/** Reloads a page of an older release if the server's document has changed, once. Offline pages stay. */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => void loadNewer().catch(() => {}));
}

async function loadNewer(): Promise<void> {
  const entry = document.scripts[0]?.getAttribute('src');
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (entry && answer.ok && !(await answer.text()).includes(`"${entry}"`)) location.reload();
}
