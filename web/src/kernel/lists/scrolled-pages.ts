import { type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { goFurther, pageOfRow, pageOfSlice, rowsPerSlice, type RowWindow, slicesOf } from './row-window.ts';

interface Page<Row> {
  readonly items: readonly Row[];
}

interface ScrolledPages<Row, Answer extends Page<Row>, Key extends QueryKey> {
  /** The page of the address; another one that is not drawn begins the list there. */
  readonly page: number;
  readonly pageCount: number;
  /** Shown until the page of the address is there. */
  readonly items: readonly Row[];
  readonly rowsPerPage: number;
  /** Query of the list, including its order. */
  readonly question: string;
  readonly queryOf: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>;
  readonly keyOf: (row: Row) => string;
  /** The reader has scrolled to another page. */
  readonly onReach: (page: number) => void;
}

interface Drawn<Row> {
  readonly rows: readonly Row[];
  /** Around the rows, which have `data-row`. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Query that the rows answer; undefined while rows of the previous page replace them. */
  readonly question: string | undefined;
  /** Begins the list at a page, drawn or not. */
  readonly jump: (page: number) => void;
}

interface Held extends RowWindow {
  readonly question: string;
  /** The page of the address as it was said to be: it stays behind while the reader scrolls. */
  readonly told: number;
}

const upKeys = ['ArrowUp', 'PageUp'];

/** Milliseconds that a reader rests before the address follows. */
const restMs = 200;

/** Window of rows in a long list: rows join at the near end and leave at the far one, without moving visible ones. */
export function useScrolledPages<Row, Answer extends Page<Row>, Key extends QueryKey>(
  asked: ScrolledPages<Row, Answer, Key>,
): Drawn<Row> {
  const { page, items, question, rowsPerPage, queryOf, keyOf } = asked;
  const begin = (at: number) => beginning(question, at, rowsPerPage);
  const [held, hold] = useState(() => begin(page));
  const shown = held.question === question ? answerOf(held, page, rowsPerPage) : begin(page);
  if (shown !== held) hold(shown);
  const { there, isWhole } = useDrawnRows<Row, Answer, Key>(shown, { rowsPerPage, queryOf });
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef<SeenRow>(undefined);
  const latest = useRef({ ...asked, shown, isWhole });
  useLayoutEffect(() => {
    latest.current = { ...asked, shown, isWhole };
    keepInPlace(frame.current, seen.current);
    // Rows that are on their way above will move it still.
    if (isWhole) seen.current = undefined;
  });
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const { shown: now, page: told, rowsPerPage: perPage, onReach, isWhole: isDrawn } = latest.current;
      if (!isDrawn) return;
      const rows = rowsIn(frame.current);
      const read = seenRow(rows)?.row;
      const reached = pageOfRow(now, read ? rows.indexOf(read) : -1, perPage);
      if (reached !== undefined && reached !== told) onReach(reached);
    };
    let further: number | undefined;
    const lookAgain = () => {
      further = undefined;
      look(false);
    };
    const look = (isUp: boolean) => {
      const { shown: now, isWhole: isDrawn, pageCount, rowsPerPage: perPage } = latest.current;
      const rows = rowsIn(frame.current);
      const sliceCount = slicesOf(pageCount, perPage).to + 1;
      const next = isDrawn ? goFurther(now, { ...edgesOf(rows), sliceCount, isUp }) : now;
      if (next !== now) {
        seen.current = seenRow(rows);
        hold({ ...now, ...next });
        // Until there is enough, some in each frame.
        further ??= requestAnimationFrame(lookAgain);
      } else if (!isDrawn) seen.current = seenRow(rows);
      clearTimeout(rest);
      rest = setTimeout(follow, restMs);
    };
    const ignore = onScroll(look);
    return () => {
      ignore();
      clearTimeout(rest);
      if (further !== undefined) cancelAnimationFrame(further);
    };
  }, []);
  const hasRows = there.length > 0;
  return {
    rows: eachOnce(hasRows ? there : items, keyOf),
    frame,
    question: hasRows ? question : undefined,
    jump: (to) => hold(begin(to)),
  };
}

/** The rows of the window that are there, and whether all are. */
function useDrawnRows<Row, Answer extends Page<Row>, Key extends QueryKey>(
  shown: RowWindow,
  { rowsPerPage, queryOf }: Pick<ScrolledPages<Row, Answer, Key>, 'rowsPerPage' | 'queryOf'>,
) {
  const [first, last] = [pageOfSlice(shown.from, rowsPerPage), pageOfSlice(shown.to, rowsPerPage)];
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const loaded = useQueries({ queries: pages.map((each) => withoutOthers(queryOf(each))), combine: itemsOf<Row> });
  const there = neighboursIn(drawnOf(loaded, shown, { first, rowsPerPage }));
  return { there, isWhole: !loaded.includes(undefined) };
}

/** Says on each scroll whether it goes up; also where the reader wants to go up at the top of the page, where nothing scrolls. */
function onScroll(look: (isUp: boolean) => void): () => void {
  const lengthNow = () => document.documentElement.scrollHeight;
  let [top, length] = [scrollY, lengthNow()];
  const scrolled = () => {
    // A list that has become shorter moves the page up without its reader.
    const isUp = scrollY < top && lengthNow() === length;
    [top, length] = [scrollY, lengthNow()];
    look(isUp);
  };
  const wheeled = ({ deltaY }: WheelEvent) => deltaY < 0 && look(true);
  const pressed = ({ key }: KeyboardEvent) => upKeys.includes(key) && scrollY === 0 && look(true);
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('wheel', wheeled, { passive: true });
  addEventListener('keydown', pressed);
  return () => {
    removeEventListener('scroll', scrolled);
    removeEventListener('wheel', wheeled);
    removeEventListener('keydown', pressed);
  };
}

function beginning(question: string, at: number, rowsPerPage: number): Held {
  const { from, to } = slicesOf(at, rowsPerPage);
  return { question, told: at, start: from, from, to };
}

/** Another page in the address begins the list there, unless it is drawn already. */
function answerOf(held: Held, page: number, rowsPerPage: number): Held {
  if (page === held.told) return held;
  const { from, to } = slicesOf(page, rowsPerPage);
  return to < held.from || from > held.to ? beginning(held.question, page, rowsPerPage) : { ...held, told: page };
}

/** The same ones as before where none of the answers is another. */
function itemsOf<Row>(answers: readonly { readonly data: Page<Row> | undefined }[]): (readonly Row[] | undefined)[] {
  return answers.map(({ data }) => data?.items);
}

/** Removes placeholder data: while a page loads nothing replaces it. */
function withoutOthers<Options extends { readonly placeholderData?: unknown }>(options: Options) {
  const { placeholderData: _other, ...asked } = options;
  return asked;
}

/** Returns the drawn rows of each page, the first one first. */
function drawnOf<Row>(
  loaded: readonly (readonly Row[] | undefined)[],
  { from, to }: RowWindow,
  { first, rowsPerPage }: { readonly first: number; readonly rowsPerPage: number },
): (readonly Row[] | undefined)[] {
  return loaded.map((rows, index) => {
    const { from: before } = slicesOf(first + index, rowsPerPage);
    return rows?.slice(Math.max(0, from - before) * rowsPerSlice, (to + 1 - before) * rowsPerSlice);
  });
}

/** The first rows that are there together: of pages above that are on their way nothing stands yet. */
function neighboursIn<Row>(loaded: readonly (readonly Row[] | undefined)[]): readonly Row[] {
  const known = loaded.slice(loaded.findIndex((rows) => rows !== undefined));
  const missing = known.indexOf(undefined);
  return (missing === -1 ? known : known.slice(0, missing)).flatMap((rows) => rows ?? []);
}

/** Someone may have moved from one page to the next between two answers. */
function eachOnce<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

interface SeenRow {
  readonly row: HTMLElement;
  readonly top: number;
}

function rowsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/** Returns the positions of the first and the last row, in screen heights: 0 is the upper edge, 1 the lower one. */
function edgesOf(rows: readonly HTMLElement[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    first: (first?.getBoundingClientRect().top ?? 0) / innerHeight,
    last: (last?.getBoundingClientRect().bottom ?? Infinity) / innerHeight,
  };
}

/** The row in the middle of the screen, or the one nearest to it. */
function seenRow(rows: readonly HTMLElement[]): SeenRow | undefined {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) < innerHeight / 2) low = middle + 1;
    else high = middle;
  }
  const row = rows[low];
  return row && { row, top: row.getBoundingClientRect().top };
}

/** Rows that came or went above have moved the one that is read. */
function keepInPlace(frame: HTMLElement | null, seen: SeenRow | undefined): void {
  if (!seen || !frame?.contains(seen.row)) return;
  const moved = seen.row.getBoundingClientRect().top - seen.top;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}
