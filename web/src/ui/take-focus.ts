/** As a `ref`: what takes the place of something that had the focus takes the focus too, once, when it comes. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for a form that takes the place of what opened it: its first field has the focus, and is in sight. */
export function takeFocusAtField(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
