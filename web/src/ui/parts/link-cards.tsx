import type { MouseEvent, ReactNode } from 'react';
import { ArrowRightIcon } from '../icons.tsx';
import styles from './link-cards.module.css';

export interface LinkCard {
  readonly href: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  /** Goes there without loading a document; everything else one does to links stays the browser's. */
  readonly onFollow?: () => void;
}

/** Ways to go on from here, each with a word of explanation. */
export function LinkCards({ label, cards }: { readonly label: string; readonly cards: readonly LinkCard[] }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {cards.map((card) => (
        <li key={card.href}>
          <a className={styles['card']} href={card.href} onClick={(event) => follow(event, card.onFollow)}>
            {card.icon !== undefined && <span className={styles['icon']}>{card.icon}</span>}
            <span className={styles['words']}>
              <span className={styles['title']}>{card.title}</span>
              {card.text !== undefined && <span className={styles['text']}>{card.text}</span>}
            </span>
            <ArrowRightIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}

function follow(event: MouseEvent, onFollow: (() => void) | undefined) {
  if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  onFollow();
}
