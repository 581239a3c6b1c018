import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { MenuIcon } from '../icons.tsx';
import { Movers } from './movers.tsx';
import { moved } from './sorted-keys.ts';
import styles from './sortable-list.module.css';

export interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** The keys in their new order, and which of them was moved. */
  readonly onOrder: (keys: readonly string[], item: Item) => void;
  /** The item that the panel shows. */
  readonly openKey?: string | null;
  readonly children: (item: Item) => ReactNode;
}

/** A list whose order people make: by dragging a row, or by the two buttons that every row has. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onOrder } = props;
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const keys = items.map(keyOf);
  const move = (key: string, to: number) => {
    const item = items[keys.indexOf(key)];
    if (item !== undefined) onOrder(moved(keys, key, to), item);
  };
  const drop = (event: DragEvent, key: string) => {
    event.preventDefault();
    if (dragged !== undefined && dragged !== key) move(dragged, keys.indexOf(key));
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <ol className={styles['list']} aria-label={label}>
      {items.map((item, index) => {
        const key = keyOf(item);
        return (
          // Dragging is a shortcut for the mouse; the buttons of every row do the same.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={key}
            className={cx(styles['row'], over === key && dragged !== key && styles['over'])}
            data-open={props.openKey === key || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(key);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(key);
            }}
            onDrop={(event) => drop(event, key)}
          >
            <span className={styles['grip']} aria-hidden="true">
              <MenuIcon size={16} />
            </span>
            <div className={styles['content']}>{props.children(item)}</div>
            <Movers
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => move(key, index + by)}
            />
          </li>
        );
      })}
    </ol>
  );
}
