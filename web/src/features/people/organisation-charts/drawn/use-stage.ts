import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, card, type Layout, type Point } from './layout.ts';

export const zooms = { least: 0.25, most: 1.5, step: 1.25 } as const;
/** Pixels of a step in which the sight moves, and that is drawn beyond it. */
const stepPx = 256;

interface Sight extends Box {
  readonly zoom: number;
}

export interface Stage {
  readonly zoom: number;
  /** The part that is to be drawn, in the chart's own measure. */
  readonly sight: Box;
  readonly onScroll: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly bringInSight: (place: Point) => void;
  readonly flyTo: (place: Point) => void;
}

/** A frame that scrolls over the chart: the browser's own scrolling moves it, by wheel, finger, bar and pointer. */
export function useStage(frame: RefObject<HTMLDivElement | null>, layout: Layout): Stage {
  const [zoom, setZoom] = useState(1);
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, width: 0, height: 0, zoom: 1 });
  const read = useCallback(() => {
    const { current } = frame;
    if (current) setSight((before) => sightOf(current, zoom, before));
  }, [frame, zoom]);
  /** A point that stays while the zoom changes: of the chart, and in the frame. */
  const anchor = useRef<{ readonly at: Point; readonly offset: Point }>(undefined);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current && anchor.current) {
      const { at, offset } = anchor.current;
      current.scrollTo({ left: at.x * zoom - offset.x, top: at.y * zoom - offset.y, behavior: 'instant' });
      anchor.current = undefined;
    }
  }, [frame, zoom]);
  const zoomTo = useCallback(
    (to: number, offset?: Point) => {
      const { current } = frame;
      const next = Math.min(zooms.most, Math.max(zooms.least, to));
      if (!current || next === zoom) return;
      const held = offset ?? { x: current.clientWidth / 2, y: current.clientHeight / 2 };
      const at = { x: (current.scrollLeft + held.x) / zoom, y: (current.scrollTop + held.y) / zoom };
      anchor.current = { at, offset: held };
      setZoom(next);
    },
    [frame, zoom],
  );
  useWheelZoom(frame, zoom, zoomTo);
  useResize(frame, read);
  const show = (place: Point, behavior: ScrollBehavior) => {
    const { current } = frame;
    current?.scrollTo({
      left: (place.x + card.width / 2) * zoom - current.clientWidth / 2,
      top: (place.y + card.height / 2) * zoom - current.clientHeight / 2,
      behavior,
    });
  };
  return {
    zoom,
    sight,
    onScroll: read,
    zoomBy: (factor) => zoomTo(zoom * factor),
    fit() {
      const { current } = frame;
      if (!current) return;
      const next = fittingZoom(current, layout);
      anchor.current = { at: { x: layout.width / 2, y: 0 }, offset: { x: current.clientWidth / 2, y: 0 } };
      if (next === zoom) current.scrollTo({ left: (layout.width * zoom - current.clientWidth) / 2, top: 0 });
      else setZoom(next);
    },
    bringInSight(place) {
      const { current } = frame;
      if (current && !isWholeIn(current, zoom, place)) show(place, 'instant');
    },
    flyTo: (place) => show(place, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'),
  };
}

function fittingZoom({ clientWidth, clientHeight }: HTMLElement, { width, height }: Layout): number {
  return Math.max(zooms.least, Math.min(clientWidth / width, clientHeight / height, 1));
}

/** The same object as before while nothing else is to be drawn. */
function sightOf(frame: HTMLElement, zoom: number, before: Sight): Sight {
  const start = (scrolled: number) => Math.floor(scrolled / stepPx - 1) * stepPx;
  const length = (shown: number) => (Math.ceil(shown / stepPx) + 3) * stepPx;
  const next = {
    x: start(frame.scrollLeft) / zoom,
    y: start(frame.scrollTop) / zoom,
    width: length(frame.clientWidth) / zoom,
    height: length(frame.clientHeight) / zoom,
    zoom,
  };
  const isSame = (Object.keys(next) as (keyof Sight)[]).every((name) => next[name] === before[name]);
  return isSame ? before : next;
}

function isWholeIn(frame: HTMLElement, zoom: number, { x, y }: Point): boolean {
  const [left, top] = [x * zoom - frame.scrollLeft, y * zoom - frame.scrollTop];
  const [right, bottom] = [left + card.width * zoom, top + card.height * zoom];
  return left >= 0 && top >= 0 && right <= frame.clientWidth && bottom <= frame.clientHeight;
}

/** Ctrl and the wheel, which is also two fingers on a touchpad, zoom where the pointer is. */
function useWheelZoom(
  frame: RefObject<HTMLDivElement | null>,
  zoom: number,
  zoomTo: (to: number, offset: Point) => void,
): void {
  useEffect(() => {
    const { current } = frame;
    const turn = (event: WheelEvent) => {
      if (!current || (!event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      zoomTo(zoom * Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    };
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, [frame, zoom, zoomTo]);
}

/** An observer reads once as it begins, and so whenever the zoom is another. */
function useResize(frame: RefObject<HTMLDivElement | null>, read: () => void): void {
  useEffect(() => {
    const { current } = frame;
    const observer = new ResizeObserver(read);
    if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [frame, read]);
}
