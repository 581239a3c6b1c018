/** Focus events that a part within the watched one takes care of. */
const watched = new WeakSet<Event>();

/**
 * Moves the focus to `fallback` if the focused element is redrawn, removed or disabled; the innermost watch does. Returns a
 * function that ends it.
 */
export function keepFocus(element: Element, fallback: () => HTMLElement | null): () => void {
  let last: Element | undefined;
  const came = (event: Event) => {
    last = event.target instanceof Element && !watched.has(event) ? event.target : undefined;
    watched.add(event);
  };
  const went = (event: Event) => {
    if (event instanceof FocusEvent && event.relatedTarget !== null) last = undefined;
  };
  const watch = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    // A disabled element keeps the focus until the page is drawn again.
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    last = undefined;
    fallback()?.focus();
  });
  element.addEventListener('focusout', went);
  element.addEventListener('focusin', came);
  watch.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    watch.disconnect();
    element.removeEventListener('focusout', went);
    element.removeEventListener('focusin', came);
  };
}
