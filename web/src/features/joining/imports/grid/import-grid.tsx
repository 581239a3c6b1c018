import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow, ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { belongsToComposition } from '../../../../ui/composition.ts';
import { useText } from '../texts.ts';
import { GridLine } from './grid-line.tsx';
import { type Place, stepBy, within } from './grid-keys.ts';
import styles from './grid.module.css';
import { placesOf, rowsBetween, scrolledTo } from './row-places.ts';
import type { Corrections } from './use-corrections.ts';

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

/** Rows of a file as a grid: keys move between the cells, Enter edits, Ctrl+Z brings the last cell back. */
export function ImportGrid(props: ImportGridProps) {
  const { detail, items, rows, count, corrections, isReadOnly, onEnd, onActive } = props;
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ top: 0, height: 480 });
  const [given, setActive] = useState<Place>({ row: 0, column: 0 });
  const [isEditing, setEditing] = useState(false);
  const moved = useRef(false);
  const size = { rows: rows.length, columns: detail.columns.length };
  const active = within(given, size);
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
    frame.current?.querySelector<HTMLElement>('[data-active=true]')?.focus({ preventScroll: true });
  });
  const go = (to: Place) => {
    const element = frame.current;
    if (!element) return;
    moved.current = true;
    const top = scrolledTo(places, to.row, element.scrollTop, element.clientHeight - headHeight);
    if (top !== element.scrollTop) element.scrollTop = top;
    setSight({ top, height: element.clientHeight });
    setActive(to);
    setEditing(false);
    const cell = element.querySelector(`[data-column="${to.column}"]`);
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const keyDown = (event: KeyboardEvent) => {
    if (isEditing || belongsToComposition(event)) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      return corrections.undo();
    }
    if ((event.key === 'Enter' || event.key === 'F2') && !isReadOnly) {
      event.preventDefault();
      return setEditing(true);
    }
    const perPage = Math.max(1, Math.floor(sight.height / heights.plain) - 2);
    const to = stepBy(event.key, active, { ...size, perPage }, isControl);
    if (!to) return;
    event.preventDefault();
    go(to);
  };
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
        aria-label={t('grid.title')}
        aria-rowcount={count + 1}
        aria-colcount={size.columns + 2}
        aria-readonly={isReadOnly}
        onKeyDown={keyDown}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('grid.line')}</th>
            <th scope="col">{t('grid.mark')}</th>
            {detail.columns.map(({ heading, column }, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={at} scope="col" data-none={column === ''}>
                {items.find(({ name }) => name === column)?.label ?? heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={places.tops[first] ?? 0} />
          {rows.slice(first, end).map((row, at) => (
            <GridLine
              key={row.line}
              row={row}
              index={first + at}
              height={row.issues.length > 0 ? heights.faulty : heights.plain}
              columns={detail.columns}
              items={items}
              active={first + at === active.row ? active.column : undefined}
              isEditing={isEditing}
              readAt={props.readAt}
              corrections={corrections}
              onPress={(column, edits) => {
                moved.current = true;
                setActive({ row: first + at, column });
                setEditing(edits && !isReadOnly);
              }}
              onDone={(step) => {
                setEditing(false);
                go(within({ row: active.row + step.row, column: active.column + step.column }, size));
              }}
            />
          ))}
          <Space height={places.length - (places.tops[end] ?? places.length)} />
        </tbody>
      </table>
    </div>
  );
}

/** Keeps the room of rows that are not drawn. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, and nothing to use */}
      <td className={styles['space']} style={{ blockSize: height }} />
    </tr>
  );
}
