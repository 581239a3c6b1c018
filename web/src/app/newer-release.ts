/**
 * A page that is open over a release asks for files that are gone. It is loaded again where the server's document is another
 * one by now: the new one asks for what is there, so that this happens once. Anyone who is offline keeps the page.
 */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => void loadNewer().catch(() => {}));
}

async function loadNewer(): Promise<void> {
  const entry = document.scripts[0]?.getAttribute('src');
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (entry && answer.ok && !(await answer.text()).includes(`"${entry}"`)) location.reload();
}
