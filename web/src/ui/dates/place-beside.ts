const gap = 4;
const margin = 8;

/** Lays what floats under its field, or over it where the window has more room there, and always inside of the window. */
export function placeBeside(floating: HTMLElement, anchor: HTMLElement) {
  const { style } = floating;
  const field = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = field.bottom + gap;
  const fitsBelow = below + height + margin <= clientHeight;
  const above = field.top - gap - height;
  const top = fitsBelow || above < margin ? Math.min(below, clientHeight - height - margin) : above;
  style.insetBlockStart = `${Math.max(margin, top)}px`;
  style.insetInlineStart = `${Math.max(margin, Math.min(field.left, clientWidth - width - margin))}px`;
}
