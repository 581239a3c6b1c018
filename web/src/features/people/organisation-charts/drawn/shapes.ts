import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import type { DrawnCards } from './drawn-cards.ts';
import { type Box, card, holdsCard, type Layout, meets, postPath } from './layout.ts';

/** Parts of a picture of the chart, on paper and in a file. */
export type Shape =
  | { readonly kind: 'card'; readonly x: number; readonly y: number }
  | { readonly kind: 'line'; readonly path: string; readonly isDotted: boolean }
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly text: string; readonly look: Look };

export type Look = 'name' | 'person' | 'soft';

export interface Written {
  readonly layout: Layout;
  readonly rows: readonly TreeRow[];
  readonly cards: DrawnCards;
  /** The line under the name: who leads there. */
  readonly leaderOf: (key: string) => string;
  /** Shortens a text to its room. */
  readonly fitted: (text: string, look: Look, room: number) => string;
}

const inset = 12;

/** The shapes of the part of a chart that is within a box; all of it without one. */
export function shapesOf(written: Written, part?: Box): Shape[] {
  const { layout, rows, cards, leaderOf, fitted } = written;
  const shapes: Shape[] = [];
  for (const wire of layout.wires) {
    if (part && !meets(part, wire)) continue;
    const { from, to } = wire;
    shapes.push({ kind: 'line', path: `M${from.x} ${from.y}L${to.x} ${to.y}`, isDotted: false });
  }
  const placeOf = new Map(rows.map(({ key }, at) => [key, layout.places[at]]));
  for (const { departmentCode, concurrentDepartmentCode } of cards.posts) {
    const [from, to] = [placeOf.get(departmentCode), placeOf.get(concurrentDepartmentCode)];
    if (from && to) shapes.push({ kind: 'line', path: postPath(from, to), isDotted: true });
  }
  const write = (text: string, look: Look, { x, y }: { x: number; y: number }) => {
    if (text !== '') shapes.push({ kind: 'text', x, y, look, text: fitted(text, look, card.width - inset * 2) });
  };
  for (const [at, { key, label, detail = '' }] of rows.entries()) {
    const place = layout.places[at];
    if (!place || (part && !holdsCard(part, place))) continue;
    const { x, y } = place;
    shapes.push({ kind: 'card', x, y });
    write(label, 'name', { x: x + inset, y: y + 26 });
    write(leaderOf(key), 'person', { x: x + inset, y: y + 48 });
    write(detail, 'soft', { x: x + inset, y: y + 68 });
  }
  return shapes;
}

export const fonts: Readonly<Record<Look, string>> = {
  name: '650 14px',
  person: '400 13px',
  soft: '400 12px',
};

/** Shortens texts to the room of a line, as the page's own font measures them. */
export function fitter(): Written['fitted'] {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  return (text, look, room) => {
    if (!context) return text;
    context.font = `${fonts[look]} ${fontFamily}`;
    if (context.measureText(text).width <= room) return text;
    const letters = [...text];
    while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > room) letters.pop();
    return `${letters.join('')}…`;
  };
}
