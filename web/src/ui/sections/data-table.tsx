import { memo, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { withOrdinal } from '../with-ordinal.ts';
import { useFixedColumns } from '../fixed-columns.ts';
import lines from '../parts/row-lines.module.css';
import { BodyCell, type Column, HeadCell, type SecondLine, TableGrid, useDrawn } from '../parts/table.tsx';
import tables from '../parts/table.module.css';
import styles from './data-table.module.css';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from './icons.tsx';
import { useSectionTexts } from './section-texts.tsx';
import { type RowDrag, useRowDrag } from './row-drag.ts';
import { areAllSelected, moveBetweenRows, pressAll, pressRow, reachRow, type RowSelection } from './row-selection.ts';

export interface DataColumn<Row> extends Column<Row> {
  /** The list can be put in the order of this column. */
  readonly isSortable?: boolean;
  /** Left out where the screen is narrow; what matters stays. */
  readonly wideOnly?: boolean;
  /** The rows of a phone leave it out: another cell shows as much of it as fits. */
  readonly notOnPhones?: boolean;
}

export interface Sorting {
  readonly by: string;
  readonly descending: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  /** One column is the header: the cell that names its row, and opens it. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Null where the cell that names the row has all that a phone shows, and every other one is `isBeside` or left out there. */
  readonly line: SecondLine<Row> | null;
  readonly rowKey: (row: Row) => string;
  /** Name of a row, for its selection box. */
  readonly rowName: (row: Row) => string;
  /** The row's own address, and how it is opened without leaving the page. */
  readonly rowHref?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** The row that the panel shows. */
  readonly openKey?: string | null;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  readonly selection?: RowSelection;
  /** Query whose rows an endless list shows. Their columns keep the widths of its first rows. */
  readonly fixedFor?: string | undefined;
  /** More rows on a screen. */
  readonly isCompact?: boolean;
  /** Rows whose order people make: by dragging one, beside the buttons that a column has. */
  readonly order?: RowOrder;
}

export interface RowOrder {
  /** Keys of the rows that have a place, in their order. */
  readonly keys: readonly string[];
  readonly onMove: (key: string, place: number) => void;
}

/**
 * List of a section. Arrows, Home and End move, with Shift select; Enter opens, Space selects; phone rows have two
 * lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, selection, order } = props;
  const { columns, line } = useDrawn(props.columns, props.line);
  const keys = rows.map(rowKey);
  const lastPressed = useRef<string>(undefined);
  /** Row at which a selection by Shift and arrows began. */
  const reachedFrom = useRef<string>(undefined);
  const drag = useRowDrag((key, onto) => order?.onMove(key, order.keys.indexOf(onto)));
  const nameOf = withOrdinal(rows, props.rowName);
  const select = (key: string, isShift: boolean) => {
    if (!selection) return;
    selection.onChange(pressRow(selection.keys, keys, { key, from: lastPressed.current, isShift }));
    lastPressed.current = key;
    reachedFrom.current = undefined;
  };
  const move = (at: string, to: string, isShift: boolean) => {
    const begin = (reachedFrom.current = isShift ? (reachedFrom.current ?? at) : undefined);
    if (!selection || begin === undefined) return;
    selection.onChange(reachRow(selection.keys, keys, { begin, at, to }));
    lastPressed.current = to;
  };
  const frame = useRef<HTMLDivElement>(null);
  useFixedColumns(frame, props.fixedFor, columns);
  const acts = useRef<RowActs<Row>>({ select, onOpen: props.onOpen });
  useLayoutEffect(() => {
    acts.current = { select, onOpen: props.onOpen };
  });
  return (
    // The keys are those of the rows' own links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={cx(tables['frame'], styles['frame'], props.isCompact && styles['compact'])}
      onKeyDown={(event) => moveBetweenRows(event, { select, move })}
    >
      <TableGrid
        caption={caption}
        className={styles['table']}
        head={
          <>
            {selection && <AllBox selection={selection} keys={keys} />}
            {columns.map((column) => (
              <SortableHead key={column.id} column={column} table={props} />
            ))}
          </>
        }
      >
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <TableRow
              key={key}
              id={key}
              row={row}
              name={nameOf(row)}
              columns={columns}
              line={line}
              rowHref={props.rowHref}
              opens={props.onOpen !== undefined}
              isOpen={props.openKey === key}
              isSelected={selection?.keys.has(key)}
              acts={acts}
              {...(order?.keys.includes(key) && { drag })}
            />
          );
        })}
      </TableGrid>
    </div>
  );
}

function AllBox({ selection, keys }: { readonly selection: RowSelection; readonly keys: readonly string[] }) {
  const texts = useSectionTexts();
  const all = areAllSelected(selection.keys, keys);
  const some = !all && keys.some((key) => selection.keys.has(key));
  return (
    <th scope="col" className={styles['box']}>
      <label>
        <input
          type="checkbox"
          aria-label={texts.selectAll}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = some;
          }}
          onChange={() => selection.onChange(pressAll(selection.keys, keys))}
        />
      </label>
    </th>
  );
}

interface SortableHeadProps<Row> {
  readonly column: DataColumn<Row>;
  readonly table: DataTableProps<Row>;
}

function SortableHead<Row>({ column, table: { sorting, onSort } }: SortableHeadProps<Row>) {
  const className = cx(column.align === 'end' && styles['end'], column.wideOnly && styles['wideOnly']);
  if (!column.isSortable || !onSort) return <HeadCell column={column} className={className} />;
  const isActive = sorting?.by === column.id;
  const Drawing = !isActive ? SortIcon : sorting.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <HeadCell
      column={column}
      className={className}
      sorted={isActive ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={cx(styles['sort'], isActive && styles['sorted'])}
        onClick={() => onSort({ by: column.id, descending: isActive && !sorting.descending })}
      >
        <span>{column.title}</span>
        <Drawing size={14} />
      </button>
    </HeadCell>
  );
}

/** Actions on a row, as of its last rendering. */
interface RowActs<Row> {
  readonly select: (key: string, isShift: boolean) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly columns: DataTableProps<Row>['columns'];
  readonly line: SecondLine<Row> | undefined;
  readonly rowHref: DataTableProps<Row>['rowHref'];
  readonly opens: boolean;
  readonly isOpen: boolean;
  /** Absent: rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly acts: RefObject<RowActs<Row>>;
  readonly drag?: RowDrag;
}

/** Drawn again only where something of its own is another: a long list is drawn often. */
const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ id, row, name, columns, line, isSelected, acts, drag, ...more }: TableRowProps<Row>) {
  const texts = useSectionTexts();
  const { rowHref, opens, isOpen } = more;
  // The mouse may press anywhere on the row; keyboard and screen reader have the link.
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('a, button, input, select, label') || String(getSelection()) !== '') return;
    acts.current.onOpen?.(row);
  };
  const link = (content: ReactNode) =>
    rowHref ? (
      <RowLink href={rowHref(row)} isOpen={isOpen} onOpen={opens ? () => acts.current.onOpen?.(row) : undefined}>
        {content}
      </RowLink>
    ) : (
      content
    );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a wider target for the row's link
    <tr
      className={cx(
        lines['row'],
        styles['row'],
        opens && styles['opens'],
        isSelected && styles['selected'],
        drag?.isTarget(id) && styles['target'],
      )}
      data-open={isOpen || undefined}
      data-row={id}
      onClick={press}
      {...drag?.propsOf(id)}
    >
      {isSelected !== undefined && (
        <td className={styles['box']}>
          <label>
            <input
              type="checkbox"
              aria-label={texts.selectRow(name)}
              checked={isSelected}
              onChange={(event) => acts.current.select(id, isShiftPressed(event.nativeEvent))}
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.id} {...{ column, row, link, line }} className={cellClass(column)} />
      ))}
    </tr>
  );
}

function isShiftPressed(event: Event): boolean {
  return event instanceof globalThis.MouseEvent && event.shiftKey;
}

function cellClass<Row>({ align, wideOnly, isBeside, notOnPhones }: DataColumn<Row>) {
  return cx(
    align === 'end' && styles['end'],
    wideOnly && styles['wideOnly'],
    isBeside && styles['beside'],
    notOnPhones && styles['notOnPhones'],
  );
}

interface RowLinkProps {
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly children: ReactNode;
}

function RowLink({ href, isOpen, onOpen, children }: RowLinkProps) {
  const press = (event: MouseEvent) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className={styles['link']} href={href} data-row-link="" aria-current={isOpen || undefined} onClick={press}>
      {children}
    </a>
  );
}
