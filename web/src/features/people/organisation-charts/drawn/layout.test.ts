import { expect, test } from 'vitest';
import { card, holdsCard, layoutOf, type Point } from './layout.ts';

const levels = (...all: number[]) => all.map((level) => ({ level }));
const areApart = (a: Point, b: Point) => Math.abs(a.x - b.x) >= card.width || Math.abs(a.y - b.y) >= card.height;

test('DEP-05 a department is above the middle of its sub-departments, and no cards overlap', () => {
  const { places, width, height } = layoutOf(levels(0, 1, 2, 2, 1, 1, 2, 3));
  const [root, ...below] = places;
  expect(root?.x).toBeCloseTo(width / 2 - card.width / 2);
  for (const [at, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + card.width).toBeLessThanOrEqual(width);
    expect(one.y + card.height).toBeLessThanOrEqual(height);
    for (const other of places.slice(at + 1)) expect(areApart(one, other)).toBe(true);
  }
  expect(below.every(({ y }) => y > (root?.y ?? 0))).toBe(true);
});

test('DEP-05 departments without open sub-departments are in columns', () => {
  const { places, wires } = layoutOf(levels(0, ...Array.from({ length: 20 }, () => 1)));
  expect(new Set(places.slice(1).map(({ x }) => x)).size).toBe(3);
  expect(wires.every(({ from, to }) => from.x === to.x || from.y === to.y)).toBe(true);
});

test('DEP-05 ten thousand departments are placed within a frame, and few of them are visible', () => {
  const rows = [0, ...Array.from({ length: 100 }, () => [1, ...Array.from({ length: 99 }, () => 2)]).flat()];
  layoutOf(levels(...rows));
  const { places } = layoutOf(levels(...rows));
  const sight = { x: 20_000, y: 0, width: 2_400, height: 1_400 };
  expect(places).toHaveLength(10_001);
  expect(places.filter((place) => holdsCard(sight, place)).length).toBeLessThan(200);
});

test('DEP-05 a company without departments has an empty chart', () => {
  expect(layoutOf([])).toEqual({ width: 0, height: 0, places: [], wires: [] });
});
