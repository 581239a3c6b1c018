import { type ReactNode, useState } from 'react';
import { inOrder } from '../../ui/rooms/sorted-keys.ts';
import { SortableList, type SortableListProps } from '../../ui/rooms/sortable-list.tsx';
import { thrownText } from '../error-texts.ts';
import { useNotices } from '../notices.ts';

interface OrderedListProps<Item> extends Omit<SortableListProps<Item>, 'onOrder'> {
  /** Keeps the whole order, first to last. */
  readonly send: (keys: readonly string[]) => Promise<unknown>;
  /** Asks for the list anew, whether the order was kept or not. */
  readonly reread: () => Promise<unknown>;
  readonly children: (item: Item) => ReactNode;
}

/** A list in an order of the company's own: the one that was made stands at once; refused, the one before returns. */
export function OrderedList<Item>({ send, reread, items, ...list }: OrderedListProps<Item>) {
  const notices = useNotices();
  const [order, setOrder] = useState<readonly string[]>();
  const put = (keys: readonly string[]) => {
    setOrder(keys);
    send(keys)
      .catch(async (thrown: unknown) => {
        setOrder(undefined);
        await notices.alert(thrownText(thrown));
      })
      .finally(() => void reread());
  };
  return <SortableList {...list} items={inOrder(items, list.keyOf, order)} onOrder={put} />;
}
