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
    <div className={cx(styles['frame'], styles['scrolling'])} role="region" aria-label={caption} tabIndex={0}>
      <TableGrid
        caption={caption}
        className={styles['plain']}
        head={columns.map((column) => (
          <HeadCell key={column.id} column={column} />
        ))}
      >
        {rows.map((row) => (
          <tr key={rowKey(row)} className={cards['row']}>
            {columns.map((column) => (
              <BodyCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </TableGrid>
    </div>
  );
}

interface TableGridProps {
  readonly caption: string;
  readonly className?: string | undefined;
  /** The cells of the head's one row. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** What every table is: its name for screen readers, a row of heads, and rows. */
export function TableGrid({ caption, className, head, children }: TableGridProps) {
  return (
    <table className={cx(styles['table'], className)}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly className?: string | false | undefined;
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** Instead of the column's title: the button that sorts by it. */
  readonly children?: ReactNode;
}

export function HeadCell<Row>({ column, className, sorted, children }: HeadCellProps<Row>) {
  const title = column.isAction ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title;
  return (
    <th scope="col" className={cx(column.align === 'end' && styles['end'], className)} aria-sort={sorted}>
      {children ?? title}
    </th>
  );
}

interface BodyCellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly className?: string | false | undefined;
  /** What the cell that names its row leads to. */
  readonly link?: (content: ReactNode) => ReactNode;
}

export function BodyCell<Row>({ column, row, className, link }: BodyCellProps<Row>) {
  const classes = cx(
    column.align === 'end' && styles['end'],
    column.isWhole && cards['whole'],
    column.hasWholeWords && styles['texts'],
    column.isAction && styles['action'],
    className,
  );
  const content = column.cell(row);
  if (!column.isHeader)
    return (
      <td className={classes} data-title={column.isAction ? undefined : column.title}>
        {content}
      </td>
    );
  return (
    <th scope="row" className={classes}>
      {link ? link(content) : content}
    </th>
  );
}
