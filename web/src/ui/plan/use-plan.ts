import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  centredView,
  fittedSize,
  heldView,
  placeUnder,
  type Size,
  type Spot,
  type View,
  zoomedView,
} from './plan-geometry.ts';

const keyPan = 60;
const keyZoom = 1.4;
/** A finger is never quite still: less than this is a press. */
const pressSlack = 6;

interface PlanAsked {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plan: Size;
  /** The place that is brought in sight when it becomes another one. */
  readonly shown: Spot | undefined;
  readonly onPlace: ((place: Spot) => void) | undefined;
}

/** A plan in a frame, with what wheel, keys, a finger and two fingers do to it. */
export function usePlan({ frame, plan, shown, onPlace }: PlanAsked) {
  const size = useSizeOf(frame);
  const [wanted, setView] = useState<View>({ scale: 1, x: 0, y: 0 });
  const fitted = fittedSize(plan, size);
  const view = heldView(wanted, fitted, size);
  const change = (next: (before: View) => View) => setView((before) => next(heldView(before, fitted, size)));
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number, at: Spot = middle) => change((before) => zoomedView(before, factor, at));
  const pan = (x: number, y: number) => change((before) => ({ ...before, x: before.x + x, y: before.y + y }));
  const fit = () => setView({ scale: 1, x: 0, y: 0 });
  const place = (at: Spot) => {
    const under = placeUnder(view, fitted, at);
    if (under) onPlace?.(under);
  };
  useShown({ shown, size }, (spot) => change(({ scale }) => centredView(Math.max(scale, 2), fitted, size, spot)));
  useWheel(frame, zoom, view.scale);
  const pointers = usePointers(frame, { zoom, pan, place });
  const keyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyActs({ zoom, pan, fit, place: () => place(middle) }, onPlace !== undefined)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { view, fitted, zoom, fit, frameProps: { ...pointers, onKeyDown: keyDown } };
}

interface KeyActs {
  readonly zoom: (factor: number) => void;
  readonly pan: (x: number, y: number) => void;
  readonly fit: () => void;
  readonly place: () => void;
}

function keyActs({ zoom, pan, fit, place }: KeyActs, places: boolean): Readonly<Record<string, () => void>> {
  const larger = () => zoom(keyZoom);
  const smaller = () => zoom(1 / keyZoom);
  return {
    '+': larger,
    '=': larger,
    '-': smaller,
    0: fit,
    ArrowLeft: () => pan(keyPan, 0),
    ArrowRight: () => pan(-keyPan, 0),
    ArrowUp: () => pan(0, keyPan),
    ArrowDown: () => pan(0, -keyPan),
    ...(places && { Enter: place, ' ': place }),
  };
}

function useSizeOf(frame: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const read = () => setSize({ width: current.clientWidth || 1, height: current.clientHeight || 1 });
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [frame]);
  return size;
}

/** Shows each place once, when the frame has its size. */
function useShown(
  { shown, size }: { readonly shown: Spot | undefined; readonly size: Size },
  show: (spot: Spot) => void,
) {
  const before = useRef<string>(undefined);
  const key = shown && `${shown.x} ${shown.y}`;
  useEffect(() => {
    if (!shown || size.width <= 1 || before.current === key) return;
    before.current = key;
    show(shown);
  });
}

/** The page scrolls on where the plan cannot become smaller. */
function useWheel(frame: RefObject<HTMLDivElement | null>, zoom: (factor: number, at: Spot) => void, scale: number) {
  const latest = useRef({ zoom, scale });
  useEffect(() => {
    latest.current = { zoom, scale };
  });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const turn = (event: WheelEvent) => {
      if (event.deltaY > 0 && latest.current.scale <= 1) return;
      event.preventDefault();
      latest.current.zoom(
        Math.exp(-Math.sign(event.deltaY) * Math.min(0.3, Math.abs(event.deltaY) / 300)),
        spotOf(current, event),
      );
    };
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, [frame]);
}

function spotOf(element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

interface Moves {
  readonly zoom: (factor: number, at: Spot) => void;
  readonly pan: (x: number, y: number) => void;
  readonly place: (at: Spot) => void;
}

/** One pointer moves the plan and presses it, two make it larger and smaller. */
function usePointers(frame: RefObject<HTMLDivElement | null>, { zoom, pan, place }: Moves) {
  const down = useRef(new Map<number, Spot>());
  const moved = useRef(0);
  const end = (event: PointerEvent) => down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!frame.current || event.button !== 0 || isButton(event)) return;
      if (down.current.size === 0) moved.current = 0;
      down.current.set(event.pointerId, spotOf(frame.current, event));
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId);
      if (!frame.current || !before) return;
      const now = spotOf(frame.current, event);
      down.current.set(event.pointerId, now);
      moved.current += Math.hypot(now.x - before.x, now.y - before.y);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        if (moved.current > pressSlack) pan(now.x - before.x, now.y - before.y);
        return;
      }
      const [far, near] = [
        Math.hypot(now.x - other.x, now.y - other.y),
        Math.hypot(before.x - other.x, before.y - other.y),
      ];
      if (near > 0) zoom(far / near, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp: (event: PointerEvent) => {
      const at = down.current.get(event.pointerId);
      end(event);
      if (at && down.current.size === 0 && moved.current <= pressSlack) place(at);
    },
    onPointerCancel: end,
  };
}

function isButton({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
