/**
 * Where what had the focus is drawn again or goes, such as a form that was saved, the focus goes to `fallback` instead of
 * nowhere. Returns what ends the watch.
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
