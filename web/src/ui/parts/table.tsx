import { type ReactNode, useMemo } from 'react';
import { cx } from '../cx.ts';
import { useMedia } from '../use-media.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import lines from './row-lines.module.css';
import styles from './table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** `line` is the row's second line on a phone, for the cell that draws it itself. */
  readonly cell: (row: Row, line?: ReactNode) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The cell that names its row, for screen readers. */
  readonly isHeader?: boolean;
  /** True if the cell has its own place for the second line. */
  readonly drawsLine?: boolean;
  /** A code, a version or another short thing that reads as one: it stays on one line. */
  readonly isWhole?: boolean;
  /** Dates and the like, which break between their words alone. */
  readonly hasWholeWords?: boolean;
  /** Its buttons say what they do: who sees them needs no title. */
  readonly isAction?: boolean;
  /** True if the cell is at the end of the row on a phone too: acts, or a state. */
  readonly isBeside?: boolean;
  /** True if the cell is below the row's two lines on a phone: several acts, or one with a long label. */
  readonly isUnder?: boolean;
}

/** Content under a row's name on a phone, where the row has two lines and besides them only `isBeside` or `isUnder` columns. */
export type SecondLine<Row> = (row: Row) => ReactNode;

/** Returns the parts of the rows drawn on this screen; in a list without a second line, its columns define what a phone omits. */
export function useDrawn<Row, C extends Column<Row>>(columns: readonly C[], line: SecondLine<Row> | null) {
  const isShort = useMedia('(width < 40rem)') && line !== null;
  const drawn = useMemo(
    () => (isShort ? columns.filter(({ isHeader, isBeside, isUnder }) => isHeader || isBeside || isUnder) : columns),
    [columns, isShort],
  );
  return { columns: drawn, line: isShort ? line : undefined };
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly line: SecondLine<Row>;
}

/** Table of few rows. It scrolls sideways within its frame; on a phone each row has two lines. */
export function Table<Row>({ caption, rows, rowKey, ...given }: TableProps<Row>) {
  const { columns, line } = useDrawn(given.columns, given.line);
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
          <tr key={rowKey(row)} className={lines['row']}>
            {columns.map((column) => (
              <BodyCell key={column.id} column={column} row={row} line={line} />
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

/** Shows the common structure of every table: its name for screen readers, a row of headings, and rows. */
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
  /** Link around the cell that names its row. */
  readonly link?: (content: ReactNode) => ReactNode;
  readonly line?: SecondLine<Row> | undefined;
}

export function BodyCell<Row>({ column, row, className, link, line: lineOf }: BodyCellProps<Row>) {
  const classes = cx(
    column.align === 'end' && styles['end'],
    column.isWhole && lines['whole'],
    column.hasWholeWords && styles['texts'],
    column.isAction && styles['action'],
    column.isBeside && lines['beside'],
    column.isUnder && lines['under'],
    className,
  );
  const line = lineOf && <span className={lines['line']}>{lineOf(row)}</span>;
  const content = column.cell(row, line);
  if (!column.isHeader)
    return (
      <td className={classes} data-title={column.isAction ? undefined : column.title}>
        {content}
      </td>
    );
  return (
    <th scope="row" className={classes}>
      {link ? link(content) : content}
      {!column.drawsLine && line && <> {line}</>}
    </th>
  );
}
