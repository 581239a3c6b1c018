let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/**
 * Runs at once, or, while a mouse button or a finger is down, after the click that it makes. A line that
 * appears between pressing and letting go moves what was pressed away, and the click is lost.
 */
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
