const margin = 8;

/**
 * Lays what floats under or over a button where the button begins, where it ends when the window has no room for that
 * or it belongs to the `end`, and as far from the left edge as the window allows when neither fits. What is laid by the window
 * and not by its button is moved up as far as the window ends before it.
 */
export function keepOnScreen(floating: HTMLElement, side: 'start' | 'end' = 'start') {
  const { style } = floating;
  if (getComputedStyle(floating).position === 'fixed') {
    style.translate = '';
    const { bottom } = floating.getBoundingClientRect();
    if (bottom > innerHeight - margin) style.translate = `0 ${innerHeight - margin - bottom}px`;
    return;
  }
  style.insetInline = '0 auto';
  // The body's width: beside it a scroll bar has its place.
  if (side === 'start' && floating.getBoundingClientRect().right <= document.body.clientWidth) return;
  style.insetInline = 'auto 0';
  const { left } = floating.getBoundingClientRect();
  if (left < 0) style.insetInline = `auto ${left - margin}px`;
}
