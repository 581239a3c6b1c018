let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/** Runs at once, or after the click while a button or finger is down, because a new line could move the target away. */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const release = new AbortController();
  const later = () => {
    release.abort();
    setTimeout(run);
  };
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, later, { capture: true, signal: release.signal });
  }
}
