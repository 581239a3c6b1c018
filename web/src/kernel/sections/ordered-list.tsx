import type { ReactNode } from 'react';
import { inOrder } from '../../ui/sections/sorted-keys.ts';
import { SortableList, type SortableListProps } from '../../ui/sections/sortable-list.tsx';
import { type OrderCalls, useOrder } from './use-order.ts';

interface OrderedListProps<Item> extends Omit<SortableListProps<Item>, 'onOrder'>, OrderCalls {
  readonly children: (item: Item) => ReactNode;
}

/** A list in an order of the company's own. */
export function OrderedList<Item>({ send, reread, items, ...list }: OrderedListProps<Item>) {
  const { order, put } = useOrder({ send, reread });
  const shown = inOrder(items, list.keyOf, order);
  return (
    <SortableList
      {...list}
      items={shown}
      onOrder={(keys, item) => {
        const expected = shown.map(list.keyOf);
        void put({ keys, expected, key: list.keyOf(item), name: list.nameOf(item) });
      }}
    />
  );
}
