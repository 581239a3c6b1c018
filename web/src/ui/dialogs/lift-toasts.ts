/** Kept, for a dialog that is gone takes it out of the page. */
let region: Element | null = null;

/** Returns the element in which toasts are drawn; it may be inside a dialog at the moment. */
export function toastRegion(): Element | null {
  return (region ??= document.querySelector('#toasts > *'));
}

/**
 * Under a modal dialog nothing can be seen or pressed, toasts neither: they stand in the topmost one while there is one.
 * Called whenever a dialog begins or ceases to be modal.
 */
export function liftToasts(): void {
  const toasts = toastRegion();
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('#toasts');
  if (toasts && place && toasts.parentElement !== place) place.append(toasts);
}
