/** Kept, for a dialog that is gone takes it out of the page. */
let region: Element | null = null;

/** Returns the element in which toasts are drawn; it may be inside a dialog at the moment. */
export function toastRegion(): Element | null {
  return (region ??= document.querySelector('#toasts > *'));
}

/**
 * Moves toasts into the topmost modal dialog, because others are covered. Call it whenever a dialog opens or closes.
 */
export function liftToasts(): void {
  const toasts = toastRegion();
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('#toasts');
  if (toasts && place && toasts.parentElement !== place) place.append(toasts);
}
