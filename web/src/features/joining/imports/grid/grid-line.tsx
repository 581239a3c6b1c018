import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow, ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import type { Block } from './blocks.ts';
import { CellEditor } from './cell-editor.tsx';
import type { Place } from './grid-keys.ts';
import styles from './grid.module.css';
import { MarkBadge } from './mark-badge.tsx';
import type { Corrections } from './use-corrections.ts';
import type { Editing } from './use-grid-keys.ts';

interface GridLineProps {
  readonly row: GridRow;
  /** Place among the rows of the filter. */
  readonly index: number;
  readonly height: number;
  readonly detail: ImportDetail;
  readonly items: readonly ImportColumn[];
  /** The column that the keyboard is at, in this row alone. */
  readonly active: number | undefined;
  /** The chosen cells, where this row has some of them. */
  readonly block: Block | undefined;
  readonly editing: Editing;
  readonly readAt: number;
  readonly corrections: Corrections;
  /** Goes to a cell, or extends what is chosen to it. */
  readonly onPress: (column: number, extend: boolean) => void;
  readonly onEdit: () => void;
  readonly onCommit: (column: number, value: string) => void;
  /** Editing is over; the keyboard goes on by a step, or is elsewhere already. */
  readonly onDone: (step: Place | undefined) => void;
}

/** A row: its person or its line, what becomes of it, and its cells, each with its fault or what it changes. */
export function GridLine(props: GridLineProps) {
  const { row, index, height, detail, items, active, block, editing, readAt, corrections } = props;
  const isSelection = detail.source === 'selection';
  const hasNoChange = isSelection && row.mark === 'left';
  const codeColumn = detail.columns.findIndex(({ column }) => column === 'departmentCode');
  const proposed =
    detail.kind === 'departments' && row.mark === 'new' && !row.cells[codeColumn] ? (row.aboutId ?? '') : '';
  return (
    <tr aria-rowindex={index + 2} style={{ blockSize: height }} data-mark={row.mark}>
      <th scope="row">{isSelection ? nameOf(detail, row) : row.line}</th>
      <td>
        {!hasNoChange && <MarkBadge mark={row.mark} />}
        {proposed !== '' && codeColumn < 0 && <span className={styles['proposed']}>{proposed}</span>}
        {!isSelection && <Besides text={besidesOf(detail, row)} />}
        {row.issues
          .filter(({ column }) => column === null)
          .map(({ code, message }) => (
            <span key={code} className={styles['message']} title={message}>
              {message}
            </span>
          ))}
      </td>
      {detail.columns.map(({ column: name }, at) => {
        const { value, isNewer } = corrections.cell({ line: row.line, column: at }, row.cells[at] ?? '', readAt);
        const message = isNewer ? undefined : row.issues.find(({ column }) => column === at)?.message;
        const before = name === '' ? undefined : row.before[name];
        const isActive = active === at;
        if (isActive && editing !== undefined)
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={at} className={styles['editing']}>
              <CellEditor
                value={value}
                isReplaced={editing === 'typed'}
                item={items.find((each) => each.name === name)}
                onCommit={(next, step) => {
                  if (next !== value) props.onCommit(at, next);
                  props.onDone(step);
                }}
                onCancel={() => props.onDone({ row: 0, column: 0 })}
              />
            </td>
          );
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the grid
          <td
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            data-active={isActive}
            data-column={at}
            data-fault={message !== undefined || undefined}
            data-changed={before !== undefined || isNewer || undefined}
            aria-selected={isActive || (block !== undefined && at >= block.left && at <= block.right)}
            tabIndex={isActive ? 0 : -1}
            aria-invalid={message !== undefined || undefined}
            title={message ?? value}
            onMouseDown={({ button, shiftKey }) => button === 0 && props.onPress(at, shiftKey)}
            onMouseEnter={({ buttons }) => buttons === 1 && props.onPress(at, true)}
            onDoubleClick={props.onEdit}
          >
            <span className={styles['value']}>
              {before !== undefined && before !== '' && before !== value && <del>{before}</del>}
              <span>{value}</span>
              {at === codeColumn && value === '' && proposed !== '' && (
                <span className={styles['proposed']}>{proposed}</span>
              )}
            </span>
            {message !== undefined && <span className={styles['message']}>{message}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** Returns what a row is about and no column of the file shows. */
function besidesOf({ columns }: Pick<ImportDetail, 'columns'>, { before }: GridRow): string {
  const shown = new Set(columns.map(({ column }) => column));
  return Object.entries(before)
    .flatMap(([name, value]) => (shown.has(name) || value === '' ? [] : [value]))
    .join(' · ');
}

function Besides({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <span className={styles['proposed']} title={text}>
      {text}
    </span>
  );
}

/** The name of a chosen person as it was when the grid was opened. */
export function nameOf({ columns }: Pick<ImportDetail, 'columns'>, { cells, before }: GridRow): string {
  return before['fullName'] ?? cells[columns.findIndex(({ column }) => column === 'fullName')] ?? '';
}
