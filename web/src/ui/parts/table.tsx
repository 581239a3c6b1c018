import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import cards from './row-cards.module.css';
import styles from './table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The cell that names its row, for screen readers. */
  readonly isHeader?: boolean;
  /** A code, a version or another short thing that reads as one: it stays on one line. */
  readonly isWhole?: boolean;
  /** Dates and the like, which break between their words alone. */
  readonly hasWholeWords?: boolean;
  /** Its buttons say what they do: who sees them needs no title. */
  readonly isAction?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * A plain table of few rows. It scrolls sideways in its own frame where that is too narrow; on a phone each row is a
 * small card, so that the last column is not missed.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls in its own frame, by keyboard too
    <div className={styles['frame']} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cx(column.align === 'end' && styles['end'])}>
                {column.isAction ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={cards['row']}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const className = cx(
    column.align === 'end' && styles['end'],
    column.isWhole && cards['whole'],
    column.hasWholeWords && styles['words'],
    column.isAction && styles['action'],
  );
  const content = column.cell(row);
  if (!column.isHeader)
    return (
      <td className={className} data-title={column.isAction ? undefined : column.title}>
        {content}
      </td>
    );
  return (
    <th scope="row" className={className}>
      {content}
    </th>
  );
}
