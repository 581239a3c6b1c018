export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Place of a plan in its frame: at 1 it is as large as fits, `x` and `y` are its corner. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const maxScale = 12;
/** Steps of a place along each side of a plan. */
export const planSteps = 10_000;

/** Size of a plan that lies in its frame as a whole. */
export function fittedSize(plan: Size, frame: Size): Size {
  const fit = Math.min(frame.width / plan.width, frame.height / plan.height);
  return { width: plan.width * fit, height: plan.height * fit };
}

/** The same view, no smaller than the whole, with no empty space beside what is larger than the frame. */
export function heldView({ scale, x, y }: View, fitted: Size, frame: Size): View {
  const held = Math.min(maxScale, Math.max(1, scale));
  return {
    scale: held,
    x: heldEdge(x, fitted.width * held, frame.width),
    y: heldEdge(y, fitted.height * held, frame.height),
  };
}

function heldEdge(edge: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, edge));
}

/** Larger or smaller by a factor, while what is under the spot stays there. */
export function zoomedView({ scale, x, y }: View, factor: number, { x: left, y: top }: Spot): View {
  const wanted = Math.min(maxScale, Math.max(1, scale * factor));
  const by = wanted / scale;
  return { scale: wanted, x: left - (left - x) * by, y: top - (top - y) * by };
}

/** Steps of the plan that lie under a spot of the frame; undefined beside it. */
export function placeUnder({ scale, x, y }: View, fitted: Size, { x: left, y: top }: Spot): Spot | undefined {
  const across = (left - x) / (fitted.width * scale);
  const down = (top - y) / (fitted.height * scale);
  if (Math.min(across, down) < 0 || Math.max(across, down) > 1) return undefined;
  return { x: Math.round(across * planSteps), y: Math.round(down * planSteps) };
}

/** A view with a place of the plan in the middle of the frame. */
export function centredView(scale: number, fitted: Size, frame: Size, { x, y }: Spot): View {
  return {
    scale,
    x: frame.width / 2 - (x / planSteps) * fitted.width * scale,
    y: frame.height / 2 - (y / planSteps) * fitted.height * scale,
  };
}
