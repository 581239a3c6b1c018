import type { MouseEvent, ReactNode } from 'react';
import { ArrowRightIcon } from '../icons.tsx';
import styles from './link-cards.module.css';

interface CardFaceProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  /** Says where it leads; the arrow says that one stays on the page. */
  readonly end?: ReactNode;
}

export interface LinkCard extends CardFaceProps {
  readonly href: string;
  /** Goes there without loading a document; everything else one does to links stays the browser's. */
  readonly onFollow?: () => void;
}

/** The class of a link or button that a `CardFace` makes a card. */
export const cardClass = styles['card'];

/** Shows the content of a card, from its icon to its arrow. */
export function CardFace({ title, text, icon, end = <ArrowRightIcon /> }: CardFaceProps) {
  return (
    <>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['texts']}>
        <span className={styles['title']}>{title}</span>
        {text !== undefined && <span className={styles['text']}>{text}</span>}
      </span>
      {end}
    </>
  );
}

interface CardListProps {
  readonly label: string;
  /** Side by side where there is room, instead of one under the other. */
  readonly asTiles?: boolean;
  readonly children: ReactNode;
}

/** A list of cards, each in an `li` of its own. */
export function CardList({ label, asTiles, children }: CardListProps) {
  return (
    <ul className={styles[asTiles ? 'tiles' : 'list']} aria-label={label}>
      {children}
    </ul>
  );
}

/** Ways to go on from here, each with a word of explanation. */
export function LinkCards({ label, cards }: { readonly label: string; readonly cards: readonly LinkCard[] }) {
  return (
    <CardList label={label}>
      {cards.map(({ href, onFollow, ...face }) => (
        <li key={href}>
          <a className={cardClass} href={href} onClick={(event) => follow(event, onFollow)}>
            <CardFace {...face} />
          </a>
        </li>
      ))}
    </CardList>
  );
}

function follow(event: MouseEvent, onFollow: (() => void) | undefined) {
  if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  onFollow();
}
