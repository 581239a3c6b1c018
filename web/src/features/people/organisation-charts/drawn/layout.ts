import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';

export const card = { width: 208, height: 84 } as const;
const gap = { across: 24, down: 44, stacked: 12 } as const;
/** Room left of a column of cards, for the line that goes down there. */
const spine = 12;
export const margin = 24;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A straight line, level or upright. */
export interface Wire {
  readonly from: Point;
  readonly to: Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of each row's card. */
  readonly places: readonly Point[];
  readonly wires: readonly Wire[];
}

interface Node {
  readonly at: number;
  readonly children: Node[];
  width: number;
}

/** Places the cards of the open rows: open branches side by side, departments without one in columns, which keeps the chart narrow. */
export function layoutOf(rows: readonly Pick<TreeRow, 'level'>[]): Layout {
  const root = treeOf(rows);
  if (!root) return { width: 0, height: 0, places: [], wires: [] };
  const places: Point[] = Array.from({ length: rows.length }, () => ({ x: 0, y: 0 }));
  const wires: Wire[] = [];
  place(root, { x: margin, y: margin }, { places, wires });
  let bottom = 0;
  for (const { y } of places) bottom = Math.max(bottom, y + card.height);
  return { width: root.width + margin * 2, height: bottom + margin, places, wires };
}

function treeOf(rows: readonly Pick<TreeRow, 'level'>[]): Node | undefined {
  const above: Node[] = [];
  const nodes = rows.map(({ level }, at) => {
    const node: Node = { at, children: [], width: card.width };
    above[level - 1]?.children.push(node);
    above[level] = node;
    return node;
  });
  // Children stand behind their parents, so theirs are known first.
  for (const node of nodes.toReversed()) {
    if (node.children.length > 0) node.width = Math.max(card.width, widthBelow(node));
  }
  return nodes[0];
}

const isStacked = ({ children }: Node) => children.every((child) => child.children.length === 0);
const perColumn = (count: number) => Math.max(8, Math.ceil(Math.sqrt(count)));
const columnWidth = spine * 2 + card.width;

function widthBelow(node: Node): number {
  const { children } = node;
  if (!isStacked(node)) return spread(children);
  const columns = Math.ceil(children.length / perColumn(children.length));
  return columns * columnWidth + (columns - 1) * gap.across;
}

const spread = (children: readonly Node[]) =>
  children.reduce((sum, { width }) => sum + width, (children.length - 1) * gap.across);

interface Drawing {
  readonly places: Point[];
  readonly wires: Wire[];
}

/** Places a card above the middle of all that is below it, which begins at `from`. */
function place(node: Node, from: Point, drawing: Drawing): void {
  const middle = from.x + node.width / 2;
  drawing.places[node.at] = { x: middle - card.width / 2, y: from.y };
  if (node.children.length === 0) return;
  const below = widthBelow(node);
  const start = { x: middle - below / 2, y: from.y + card.height + gap.down };
  const bus = start.y - gap.down / 2;
  const ends = isStacked(node) ? stack(node, start, drawing) : lay(node, start, drawing);
  const upright = (x: number, top: number, bottom: number) =>
    drawing.wires.push({ from: { x, y: top }, to: { x, y: bottom } });
  upright(middle, from.y + card.height, bus);
  for (const { x, y } of ends) upright(x, bus, y);
  const across = [middle, ...ends.map(({ x }) => x)];
  const [left, right] = [across.reduce((a, b) => Math.min(a, b)), across.reduce((a, b) => Math.max(a, b))];
  if (left < right) drawing.wires.push({ from: { x: left, y: bus }, to: { x: right, y: bus } });
}

/** Answers where the lines from above end. */
function lay(node: Node, start: Point, drawing: Drawing): Point[] {
  let { x } = start;
  return node.children.map((child) => {
    place(child, { x, y: start.y }, drawing);
    const end = { x: x + child.width / 2, y: start.y };
    x += child.width + gap.across;
    return end;
  });
}

function stack({ children }: Node, start: Point, drawing: Drawing): Point[] {
  const rowsDown = perColumn(children.length);
  const step = card.height + gap.stacked;
  for (const [at, child] of children.entries()) {
    const x = start.x + Math.floor(at / rowsDown) * (columnWidth + gap.across);
    const y = start.y + (at % rowsDown) * step;
    drawing.places[child.at] = { x: x + spine * 2, y };
    const middle = y + card.height / 2;
    drawing.wires.push({ from: { x: x + spine, y: middle }, to: { x: x + spine * 2, y: middle } });
  }
  return Array.from({ length: Math.ceil(children.length / rowsDown) }, (_, column) => {
    const last = Math.min(rowsDown, children.length - column * rowsDown) - 1;
    return {
      x: start.x + column * (columnWidth + gap.across) + spine,
      y: start.y + last * step + card.height / 2,
    };
  });
}

export function meets(box: Box, { from, to }: Wire): boolean {
  return (
    Math.max(from.x, to.x) >= box.x &&
    Math.min(from.x, to.x) <= box.x + box.width &&
    Math.max(from.y, to.y) >= box.y &&
    Math.min(from.y, to.y) <= box.y + box.height
  );
}

/** Says if any of a card that stands there is within a box. */
export function holdsCard(box: Box, at: Point): boolean {
  return meets(box, { from: at, to: { x: at.x + card.width, y: at.y + card.height } });
}

/** Place at which such a line leaves a card: beside the one that leads to the departments below. */
const besideMiddle = card.width * 0.75;

/** A line of a concurrent post from one card to another, as the path of an SVG. */
export function postPath(from: Point, to: Point): string {
  const [x1, y1] = [from.x + besideMiddle, from.y + card.height];
  const [x2, y2] = [to.x + besideMiddle, to.y + card.height];
  const low = Math.max(y1, y2) + gap.down / 3;
  return `M${x1} ${y1}V${low}H${x2}V${y2}`;
}
