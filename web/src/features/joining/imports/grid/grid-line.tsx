import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow, ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import type { Place } from './grid-keys.ts';
import { CellEditor } from './cell-editor.tsx';
import styles from './grid.module.css';
import { MarkBadge } from './mark-badge.tsx';
import type { Corrections } from './use-corrections.ts';

interface GridLineProps {
  readonly row: GridRow;
  /** Place among the rows of the filter. */
  readonly index: number;
  readonly height: number;
  readonly columns: ImportDetail['columns'];
  readonly items: readonly ImportColumn[];
  /** The column that the keyboard is at, in this row alone. */
  readonly active: number | undefined;
  readonly isEditing: boolean;
  readonly readAt: number;
  readonly corrections: Corrections;
  readonly onPress: (column: number, edits: boolean) => void;
  /** Editing is over; the keyboard goes on by a step. */
  readonly onDone: (step: Place) => void;
}

/** A row of the file: its line, what becomes of it, and its cells, each with its fault or what it changes. */
export function GridLine(props: GridLineProps) {
  const { row, index, height, columns, items, active, isEditing, readAt, corrections, onPress, onDone } = props;
  return (
    <tr aria-rowindex={index + 2} style={{ blockSize: height }} data-mark={row.mark}>
      <th scope="row">{row.line}</th>
      <td>
        <MarkBadge mark={row.mark} />
        {row.issues
          .filter(({ column }) => column === null)
          .map(({ code, message }) => (
            <span key={code} className={styles['message']} title={message}>
              {message}
            </span>
          ))}
      </td>
      {columns.map(({ column: name }, at) => {
        const { value, isNewer } = corrections.cell({ line: row.line, column: at }, row.cells[at] ?? '', readAt);
        const message = isNewer ? undefined : row.issues.find(({ column }) => column === at)?.message;
        const before = name === '' ? undefined : row.before[name];
        const isActive = active === at;
        if (isActive && isEditing)
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={at} className={styles['editing']}>
              <CellEditor
                value={value}
                item={items.find((each) => each.name === name)}
                onCommit={(next, step) => {
                  if (next !== value) corrections.correct({ line: row.line, column: at, value: next }, value);
                  onDone(step);
                }}
                onCancel={() => onDone({ row: 0, column: 0 })}
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
            tabIndex={isActive ? 0 : -1}
            aria-invalid={message !== undefined || undefined}
            title={message ?? value}
            onClick={() => onPress(at, false)}
            onDoubleClick={() => onPress(at, true)}
          >
            <span className={styles['value']}>
              {before !== undefined && before !== '' && <del>{before}</del>}
              <span>{value}</span>
            </span>
            {message !== undefined && <span className={styles['message']}>{message}</span>}
          </td>
        );
      })}
    </tr>
  );
}
