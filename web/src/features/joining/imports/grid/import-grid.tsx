import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow, ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../texts.ts';
import { blockOf, isOneCell } from './blocks.ts';
import { GridHead, Space } from './grid-head.tsx';
import { GridLine } from './grid-line.tsx';
import { type Place, within } from './grid-keys.ts';
import styles from './grid.module.css';
import { placesOf, rowsBetween, scrolledTo } from './row-places.ts';
import type { Corrections } from './use-corrections.ts';
import { type Editing, useGridKeys } from './use-grid-keys.ts';

const heights = { plain: 36, faulty: 56 };
const headHeight = 36;
const moreRows = 6;

export interface ImportGridProps {
  readonly detail: ImportDetail;
  readonly items: readonly ImportColumn[];
  readonly rows: readonly GridRow[];
  /** Rows of the filter in all, read or not. */
  readonly count: number;
  readonly readAt: number;
  readonly corrections: Corrections;
  readonly isReadOnly: boolean;
  readonly onEnd: () => void;
  /** The cell that the keyboard is at. */
  readonly onActive: (row: GridRow | undefined, column: number) => void;
}

const start: Place = { row: 0, column: 0 };

/** Rows as a grid with the keys of a spreadsheet: arrows, Shift for a block, typing, copy and paste, Ctrl+Z. */
export function ImportGrid(props: ImportGridProps) {
  const { detail, items, rows, count, readAt, corrections, isReadOnly, onEnd, onActive } = props;
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ top: 0, height: 480 });
  const [held, hold] = useState({ anchor: start, active: start });
  const [editing, setEditing] = useState<Editing>();
  const moved = useRef(false);
  const size = { rows: rows.length, columns: detail.columns.length };
  const active = within(held.active, size);
  const block = blockOf(within(held.anchor, size), active);
  const places = useMemo(
    () => placesOf(rows.map(({ issues }) => (issues.length > 0 ? heights.faulty : heights.plain))),
    [rows],
  );
  const { first, end } = rowsBetween(places, sight.top, sight.top + sight.height, moreRows);
  const activeRow = rows[active.row];
  useEffect(() => onActive(activeRow, active.column), [onActive, activeRow, active.column]);
  useEffect(() => {
    if (end >= rows.length - moreRows) onEnd();
  }, [end, rows.length, onEnd]);
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const cell = frame.current?.querySelector<HTMLElement>('[data-active=true]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const place = (to: Place, extend = false) => {
    moved.current = true;
    hold(({ anchor }) => ({ anchor: extend ? anchor : to, active: to }));
    setEditing(undefined);
  };
  const go = (to: Place, extend = false) => {
    const element = frame.current;
    if (!element) return;
    const top = scrolledTo(places, to.row, element.scrollTop, element.clientHeight - headHeight);
    if (top !== element.scrollTop) element.scrollTop = top;
    setSight({ top, height: element.clientHeight });
    place(to, extend);
  };
  const perPage = Math.max(1, Math.floor(sight.height / heights.plain) - 2);
  const keys = useGridKeys({
    rows,
    active,
    block,
    editing,
    isReadOnly,
    readAt,
    corrections,
    go,
    size: { ...size, perPage },
    edit: setEditing,
  });
  return (
    <div
      ref={frame}
      className={styles['frame']}
      onScroll={({ currentTarget }) => setSight({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a grid */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a data grid
        role="grid"
        className={styles['grid']}
        aria-label={detail.source === 'selection' ? t('selection.title') : t('grid.title')}
        aria-rowcount={count + 1}
        aria-colcount={size.columns + 2}
        aria-readonly={isReadOnly}
        aria-multiselectable
        onKeyDown={keys.keyDown}
        onCopy={keys.copy}
        onPaste={keys.paste}
      >
        <GridHead detail={detail} items={items} />
        <tbody>
          <Space height={places.tops[first] ?? 0} />
          {rows.slice(first, end).map((row, at) => (
            <GridLine
              key={row.line}
              row={row}
              index={first + at}
              height={row.issues.length > 0 ? heights.faulty : heights.plain}
              detail={detail}
              items={items}
              active={first + at === active.row ? active.column : undefined}
              block={!isOneCell(block) && first + at >= block.top && first + at <= block.bottom ? block : undefined}
              editing={editing}
              readAt={readAt}
              corrections={corrections}
              onPress={(column, extend) => place({ row: first + at, column }, extend)}
              onEdit={() => !isReadOnly && setEditing('value')}
              onCommit={(column, value) => keys.write([{ row: first + at, column, value }])}
              onDone={(step) =>
                step
                  ? go(within({ row: active.row + step.row, column: active.column + step.column }, size))
                  : setEditing(undefined)
              }
            />
          ))}
          <Space height={places.length - (places.tops[end] ?? places.length)} />
        </tbody>
      </table>
    </div>
  );
}
