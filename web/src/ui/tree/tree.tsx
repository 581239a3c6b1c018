import {
  type DragEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import { ChevronRightIcon } from '../icons.tsx';
import { Spinner } from '../spinner.tsx';
import { dropPlace, type TreeRow, treeStep } from './tree-keys.ts';
import { belongsToComposition } from '../composition.ts';
import styles from './tree.module.css';

export interface Drop {
  readonly key: string;
  readonly target: string;
  readonly where: 'before' | 'inside' | 'after';
}

export interface TreeProps {
  readonly label: string;
  /** Instructions for moving a row by keyboard, read by screen readers. */
  readonly hint: string;
  readonly rows: readonly TreeRow[];
  /** The row that the panel shows. */
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  readonly onToggle: (key: string, open: boolean) => void;
  /** A row that stands for more to come is in sight; a tree that is there as a whole has none. */
  readonly onMore?: (key: string) => void;
  /** Rows that can be dragged; the outermost cannot. A tree that is only read has none. */
  readonly canMove?: (key: string) => boolean;
  readonly onDrop?: (drop: Drop) => void;
  /** Alt and an arrow at a row that can be moved. */
  readonly onStep?: (key: string, arrow: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight') => void;
}

const none = () => undefined;
const never = () => false;

/** Fingers need more room than a mouse. */
const rowHeight = () => (matchMedia('(pointer: coarse)').matches ? 44 : 36);
const beyondSight = 10;

/** Tree of any length that draws visible rows alone. The focus stays on the tree and the active row is announced. */
export function Tree(props: TreeProps) {
  const { label, hint, rows, selected, onSelect, onToggle, onMore = none, canMove = never } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [height] = useState(rowHeight);
  const [first, setFirst] = useState(0);
  const [activeKey, setActiveKey] = useState<string | null>(selected);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const drag = useDrag(props, height);
  useSelectedInSight(frame, { rows, selected, height, onArrive: setActiveKey });
  const go = (to: number) => {
    setActiveKey(rows[to]?.key ?? null);
    bringInSight(frame, to, height);
  };
  const keyDown = (event: KeyboardEvent) => pressKey(event, { ...props, active, go });
  const press = (event: MouseEvent) => {
    const row = rowOf(event, rows);
    if (!row) return;
    if (isOnToggle(event)) return onToggle(row.key, !row.isOpen);
    if (row.waits === 'failed') return onMore(row.key);
    setActiveKey(row.key);
    if (!row.waits) onSelect(row.key);
  };
  const from = Math.max(0, first - beyondSight);
  const to = Math.min(rows.length, first + Math.ceil(window.innerHeight / height) + beyondSight);
  return (
    <>
      <p id={`${id}-hint`} hidden>
        {hint}
      </p>
      <div
        ref={frame}
        role="tree"
        className={styles['tree']}
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={active >= from && active < to ? `${id}-${active}` : undefined}
        onKeyDown={keyDown}
        onClick={press}
        onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / height))}
        {...drag.area}
      >
        <div role="none" className={styles['length']} style={{ blockSize: rows.length * height }}>
          {rows.slice(from, to).map(({ key, ...row }, index) => (
            <Row
              key={key}
              {...row}
              rowKey={key}
              id={`${id}-${from + index}`}
              top={(from + index) * height}
              height={height}
              isActive={from + index === active}
              isSelected={key === selected}
              isMovable={canMove(key)}
              dropMark={drag.over?.key === key ? drag.over.where : undefined}
              onMore={onMore}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface RowProps extends Omit<TreeRow, 'key'> {
  readonly id: string;
  readonly rowKey: string;
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isMovable: boolean;
  readonly dropMark: Drop['where'] | undefined;
  readonly onMore: (key: string) => void;
}

/** Row of a tree, memoised by separate props, because most rows stay the same while scrolling or opening. */
const Row = memo(function Row(row: RowProps) {
  const { id, rowKey, label, detail, level, isOpen, waits, height, onMore } = row;
  const waitsForMore = waits === 'more';
  useEffect(() => {
    if (waitsForMore) onMore(rowKey);
  }, [waitsForMore, rowKey, onMore]);
  return (
    <div
      id={id}
      role="treeitem"
      className={cx(styles['row'], row.isActive && styles['active'], row.dropMark && styles[row.dropMark])}
      style={{ transform: `translateY(${row.top}px)`, blockSize: height, paddingInlineStart: `${indentOf(level)}rem` }}
      aria-level={level + 1}
      aria-posinset={row.place}
      aria-setsize={row.size}
      aria-expanded={isOpen}
      aria-selected={row.isSelected}
      aria-busy={waits === 'loading' || waitsForMore || undefined}
      data-row={rowKey}
      draggable={row.isMovable || undefined}
    >
      {isOpen === undefined ? (
        <span className={styles['toggle']} />
      ) : (
        <span className={cx(styles['toggle'], isOpen && styles['open'])} aria-hidden="true" data-toggle="">
          <ChevronRightIcon size={16} />
        </span>
      )}
      {waits && waits !== 'failed' && <Spinner />}
      <span className={styles['label']}>{label}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </div>
  );
});

/** Deep rows stop to move in, so that their names stay on a narrow screen. */
function indentOf(level: number): number {
  return 0.25 + Math.min(level, 12) * 1.1;
}

interface Pressed extends TreeProps {
  readonly active: number;
  readonly go: (to: number) => void;
}

function pressKey(event: KeyboardEvent, { rows, active, go, onSelect, onToggle, canMove = never, onStep }: Pressed) {
  const row = rows[active];
  if (!row || belongsToComposition(event) || event.ctrlKey || event.metaKey) return;
  const { key } = event;
  if (event.altKey) {
    const arrow = (['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const).find((each) => each === key);
    if (!arrow || !canMove(row.key)) return;
    event.preventDefault();
    return onStep?.(row.key, arrow);
  }
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    if (!row.waits) onSelect(row.key);
    return;
  }
  const step = treeStep(key, rows, active);
  if (!step) return;
  event.preventDefault();
  if ('to' in step) go(step.to);
  else onToggle(row.key, step.open);
}

function bringInSight({ current: frame }: RefObject<HTMLDivElement | null>, place: number, height: number) {
  if (!frame) return;
  const [top, bottom] = [place * height, (place + 1) * height];
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (bottom > frame.scrollTop + frame.clientHeight) frame.scrollTop = bottom - frame.clientHeight;
}

interface SelectedRow {
  readonly rows: readonly TreeRow[];
  readonly selected: string | null;
  readonly height: number;
  readonly onArrive: (key: string) => void;
}

/** A row that was chosen by its address or by a search is shown once it is there. */
function useSelectedInSight(frame: RefObject<HTMLDivElement | null>, given: SelectedRow) {
  const { rows, selected, height, onArrive } = given;
  const shown = useRef<string>(undefined);
  const place = selected === null ? -1 : rows.findIndex(({ key }) => key === selected);
  useEffect(() => {
    if (selected === null || place < 0 || shown.current === selected) return;
    shown.current = selected;
    onArrive(selected);
    bringInSight(frame, place, height);
  }, [frame, selected, place, height, onArrive]);
}

const pauseBeforeOpening = 600;

function useDrag({ rows, canMove = never, onDrop, onToggle }: TreeProps, height: number) {
  const [over, setOver] = useState<{ readonly key: string; readonly where: Drop['where'] }>();
  const dragged = useRef<string>(undefined);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    dragged.current = undefined;
    clearTimeout(opening.current);
    setOver(undefined);
  };
  useEffect(() => () => clearTimeout(opening.current), []);
  const hover = (event: DragEvent) => {
    const place = placeUnder(event, rows, height);
    if (dragged.current === undefined || !place || place.key === dragged.current) return;
    event.preventDefault();
    if (place.key === over?.key && place.where === over.where) return;
    setOver(place);
    clearTimeout(opening.current);
    const isClosed = rows.find(({ key }) => key === place.key)?.isOpen === false;
    if (isClosed) opening.current = setTimeout(() => onToggle(place.key, true), pauseBeforeOpening);
  };
  return {
    over,
    area: {
      onDragStart: (event: DragEvent) => {
        const key = rowUnder(event)?.dataset['row'];
        if (key === undefined || !canMove(key)) return;
        dragged.current = key;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', key);
      },
      onDragOver: hover,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const key = dragged.current;
        const place = placeUnder(event, rows, height);
        end();
        if (key !== undefined && place && place.key !== key) onDrop?.({ key, target: place.key, where: place.where });
      },
      onDragEnd: end,
    },
  };
}

type Pointed = Pick<MouseEvent, 'target'>;

function rowUnder({ target }: Pointed): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
}

function rowOf(event: Pointed, rows: readonly TreeRow[]): TreeRow | undefined {
  const key = rowUnder(event)?.dataset['row'];
  return rows.find((row) => row.key === key);
}

/** The arrow in front of a row; the keyboard has its own. */
function isOnToggle({ target }: Pointed): boolean {
  return target instanceof Element && target.closest('[data-toggle]') !== null;
}

function placeUnder(event: DragEvent, rows: readonly TreeRow[], height: number) {
  const element = rowUnder(event);
  const row = rowOf(event, rows);
  if (!element || !row || row.waits) return undefined;
  const where = dropPlace(event.clientY - element.getBoundingClientRect().top, height);
  // Nothing stands beside the outermost row.
  return { key: row.key, where: row.level === 0 ? ('inside' as const) : where };
}
