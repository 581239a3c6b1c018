import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { withOrdinal } from '../with-ordinal.ts';
import { Grip, Movers } from './movers.tsx';
import { useRowDrag } from './row-drag.ts';
import { moved } from './sorted-keys.ts';
import styles from './sortable-list.module.css';

export interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** The keys in their new order, and which of them was moved; absent where the list shows a part. */
  readonly onOrder?: ((keys: readonly string[], item: Item) => void) | undefined;
  /** The item that the panel shows. */
  readonly openKey?: string | null;
  readonly children: (item: Item) => ReactNode;
}

/** A list whose order people make: by dragging a row, or by the two buttons that every row has. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onOrder } = props;
  const keys = items.map(keyOf);
  const accessibleName = withOrdinal(items, nameOf);
  const move = (key: string, to: number) => {
    const item = items[keys.indexOf(key)];
    if (item !== undefined) onOrder?.(moved(keys, key, to), item);
  };
  const drag = useRowDrag((key, onto) => move(key, keys.indexOf(onto)));
  return (
    <ol className={styles['list']} aria-label={label}>
      {items.map((item, index) => {
        const key = keyOf(item);
        return (
          <li
            key={key}
            className={cx(styles['row'], drag.isTarget(key) && styles['over'])}
            data-open={props.openKey === key || undefined}
            {...(onOrder && drag.propsOf(key))}
          >
            {onOrder && <Grip />}
            <div className={styles['content']}>{props.children(item)}</div>
            {onOrder && (
              <Movers
                name={accessibleName(item)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => move(key, index + by)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
