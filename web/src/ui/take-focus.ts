/** Focuses an element as its `ref`, once, if it replaces the focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for a form that takes the place of what opened it: its first field has the focus, and is in sight. */
export function takeFocusAtField(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/** The same where the first field may come later, because its control is loaded. */
export function takeFocusAtNewField(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const begin = () => {
    const field = element.querySelector<HTMLElement>('input, select, textarea');
    field?.focus();
    if (field) element.scrollIntoView({ block: 'nearest' });
    return field !== null;
  };
  if (begin()) return undefined;
  const watch = new MutationObserver(() => begin() && watch.disconnect());
  watch.observe(element, { childList: true, subtree: true });
  return () => watch.disconnect();
}
