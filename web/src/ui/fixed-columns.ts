import { type RefObject, useEffect } from 'react';

/**
 * Fixes a table's column widths by the first rows, so that joining rows shift nothing. A resize, or another `question`,
 * measures again.
 */
export function useFixedColumns(
  frame: RefObject<HTMLElement | null>,
  question: string | undefined,
  columns: readonly unknown[],
): void {
  useEffect(() => {
    const element = frame.current;
    if (question === undefined || !element) return undefined;
    let width: number | undefined;
    const sizes = new ResizeObserver(() => {
      // Rows that join make the frame higher, not wider.
      if (element.clientWidth !== width) fixColumns(element.querySelector('table'));
      width = element.clientWidth;
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame, question, columns]);
}

function fixColumns(table: HTMLTableElement | null): void {
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table) return;
  table.style.tableLayout = '';
  for (const head of heads) head.style.inlineSize = '';
  // The cards of a phone are no table.
  if (getComputedStyle(table).display !== 'table') return;
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  for (const [index, head] of heads.entries()) head.style.inlineSize = `${widths[index]}px`;
  table.style.tableLayout = 'fixed';
}
