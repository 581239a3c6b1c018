import type { TreeRow } from '../../../ui/tree/tree-keys.ts';

const box = { width: 220, height: 36, gap: 10, indent: 40 } as const;
const margin = 24;
/** Browsers refuse larger canvases. */
const longestSide = 16_000;

/** The open part of the chart as a PNG, in the colours and the font of the page. */
export async function chartPicture(rows: readonly TreeRow[]): Promise<Blob | null> {
  const deepest = Math.max(...rows.map(({ level }) => level));
  const width = margin * 2 + deepest * box.indent + box.width;
  const height = margin * 2 + rows.length * (box.height + box.gap) - box.gap;
  const scale = Math.min(2, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  draw(context, rows, { width, height });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function draw(context: CanvasRenderingContext2D, rows: readonly TreeRow[], size: { width: number; height: number }) {
  const page = getComputedStyle(document.body);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  context.fillStyle = colour('--surface');
  context.fillRect(0, 0, size.width, size.height);
  context.font = `14px ${page.fontFamily}`;
  context.textBaseline = 'middle';
  context.strokeStyle = colour('--line');
  const last: number[] = [];
  for (const [at, row] of rows.entries()) {
    const x = margin + row.level * box.indent;
    const y = margin + at * (box.height + box.gap);
    const middle = y + box.height / 2;
    const above = last[row.level - 1];
    if (above !== undefined) {
      context.beginPath();
      context.moveTo(x - box.indent + 16, above);
      context.lineTo(x - box.indent + 16, middle);
      context.lineTo(x, middle);
      context.stroke();
    }
    last[row.level] = y + box.height;
    context.strokeRect(x, y, box.width, box.height);
    context.fillStyle = colour('--ink');
    const detail = row.detail ?? '';
    const room = box.width - 24 - context.measureText(detail).width;
    context.fillText(fitted(context, row.label, room), x + 12, middle);
    context.fillStyle = colour('--ink-soft');
    context.fillText(detail, x + box.width - 12 - context.measureText(detail).width, middle);
  }
}

function fitted(context: CanvasRenderingContext2D, label: string, width: number): string {
  if (context.measureText(label).width <= width) return label;
  const letters = [...label];
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
