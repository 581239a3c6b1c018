const margin = 8;

/**
 * Places a floating element at its button's start or, without space, its end, within the window, and moves it up if
 * needed.
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
