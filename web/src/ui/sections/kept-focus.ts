/**
 * Moves the focus to `fallback` if the focused element is redrawn or removed, such as a saved form. Returns a function that ends
 * the watch.
 */
export function keepFocus(element: Element, fallback: () => HTMLElement | null): () => void {
  let last: Element | undefined;
  const came = ({ target }: Event) => {
    last = target instanceof Element ? target : undefined;
  };
  const went = (event: Event) => {
    if (event instanceof FocusEvent && event.relatedTarget !== null) last = undefined;
  };
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    fallback()?.focus();
  });
  element.addEventListener('focusout', went);
  element.addEventListener('focusin', came);
  watch.observe(element, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    element.removeEventListener('focusout', went);
    element.removeEventListener('focusin', came);
  };
}
