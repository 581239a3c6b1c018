import { expect, test } from 'vitest';
import { centredView, fittedSize, heldView, maxScale, placeUnder, zoomedView } from './plan-geometry.ts';

const frame = { width: 400, height: 200 };
const fitted = fittedSize({ width: 1_000, height: 1_000 }, frame);
const whole = heldView({ scale: 1, x: 0, y: 0 }, fitted, frame);

test('DEP-07 a plan is in the middle of its frame, and at least wholly visible', () => {
  expect([fitted, whole]).toEqual([
    { width: 200, height: 200 },
    { scale: 1, x: 100, y: 0 },
  ]);
  expect(heldView({ scale: 0.2, x: -900, y: 900 }, fitted, frame)).toEqual(whole);
});

test('DEP-07 a plan larger than the frame leaves no empty space beside it', () => {
  expect(heldView({ scale: 4, x: 90, y: -2_000 }, fitted, frame)).toEqual({ scale: 4, x: 0, y: -600 });
});

test('DEP-07 the point under the pointer remains there while the plan is enlarged, up to a limit', () => {
  const spot = { x: 250, y: 60 };
  const before = placeUnder(whole, fitted, spot);
  const grown = zoomedView(whole, 3, spot);
  expect(placeUnder(grown, fitted, spot)).toEqual(before);
  expect(zoomedView(whole, 1_000, spot).scale).toBe(maxScale);
});

test('DEP-07 a point beside the plan is not a place, and a centred view has its place in the middle of the frame', () => {
  expect(placeUnder(whole, fitted, { x: 99, y: 10 })).toBeUndefined();
  const place = { x: 2_500, y: 9_000 };
  const centred = centredView(5, fitted, frame, place);
  expect(placeUnder(centred, fitted, { x: 200, y: 100 })).toEqual(place);
});
