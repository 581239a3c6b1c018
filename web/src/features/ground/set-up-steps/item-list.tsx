import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { DeleteIcon } from '../../../ui/sections/icons.tsx';
import styles from './item-list.module.css';

export interface SetUpItem {
  readonly key: string;
  readonly name: string;
  /** Badges beside the name. */
  readonly beside?: ReactNode;
  readonly detail?: string | undefined;
  readonly removeText: string;
  readonly onRemove: () => void;
}

/** Lists what a step of the set-up has created so far, each with a way to undo it. */
export function ItemList({ label, items }: { readonly label: string; readonly items: readonly SetUpItem[] }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {items.map(({ key, name, beside, detail, removeText, onRemove }) => (
        <li key={key} className={styles['item']}>
          <span className={styles['texts']}>
            <span>
              <span className={styles['name']}>{name}</span>
              {beside}
            </span>
            {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
          </span>
          <IconButton icon={DeleteIcon} label={removeText} onClick={onRemove} />
        </li>
      ))}
    </ul>
  );
}
