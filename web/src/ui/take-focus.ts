/** As a `ref`: what takes the place of something that had the focus takes the focus too, once, when it comes. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
