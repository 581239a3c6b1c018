import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RowWords } from '../../ui/sections/row-words.tsx';
import { inOrder } from '../../ui/sections/sorted-keys.ts';
import { SortableList } from '../../ui/sections/sortable-list.tsx';
import { can } from '../calls/can.ts';
import { addressWith } from '../search-param.ts';
import { ListSection, type ListSectionProps } from './list-section.tsx';
import { type OrderCalls, useOrder } from './use-order.ts';

/** A whole list with the number that a company may have. */
type LimitedList<Row> = List<Row> & { readonly limit: number; readonly can: readonly 'create'[] };

interface OrderedSectionProps<Row>
  extends
    Pick<
      ListSectionProps<LimitedList<Row>>,
      'title' | 'lead' | 'keyOf' | 'adds' | 'empty' | 'panel' | 'toolbar' | 'onClear'
    >,
    OrderCalls {
  readonly query: UseQueryResult<LimitedList<Row>>;
  readonly nameOf: (row: Row) => string;
  /** False of rows that the filter of `toolbar` holds back; what is left of a list has no order to be made. */
  readonly admits?: (row: Row) => boolean;
  /** Says that no more than `limit` go in. */
  readonly full: (limit: number) => string;
  /** Content of a row besides its name. */
  readonly row: (row: Row) => {
    readonly detail: ReactNode;
    readonly picture?: ReactNode;
    readonly state?: string | undefined;
  };
}

/** A page of the console with one list in an order of the company's own, of which there may be so many. */
export function OrderedSection<Row>({ send, reread, nameOf, full, row, admits, ...page }: OrderedSectionProps<Row>) {
  const { data } = page.query;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      {...page}
      rowsOf={({ items }) => (admits ? items.filter(admits) : items)}
      mayAdd={isFull || can(data, 'create')}
      full={isFull ? full(data.limit) : undefined}
    >
      {(rows, { openKey, onOpen }) => (
        <OrderedRows
          {...{ send, reread, nameOf, rows, openKey, isPart: page.onClear !== undefined }}
          label={page.title}
          keyOf={page.keyOf}
        >
          {(each) => (
            <RowWords
              title={nameOf(each)}
              href={addressWith({ item: page.keyOf(each), panel: null })}
              onOpen={() => onOpen(page.keyOf(each))}
              {...row(each)}
            />
          )}
        </OrderedRows>
      )}
    </ListSection>
  );
}

interface OrderedRowsProps<Row> extends OrderCalls {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly openKey: string | null;
  readonly isPart: boolean;
  readonly children: (row: Row) => ReactNode;
}

function OrderedRows<Row>({ send, reread, rows, isPart, ...list }: OrderedRowsProps<Row>) {
  const { order, put } = useOrder({ send, reread });
  const shown = inOrder(rows, list.keyOf, order);
  return (
    <SortableList
      {...list}
      items={shown}
      onOrder={
        isPart
          ? undefined
          : (keys, row) => {
              const expected = shown.map(list.keyOf);
              void put({ keys, expected, key: list.keyOf(row), name: list.nameOf(row) });
            }
      }
    />
  );
}
