import { IconButton } from '../button.tsx';
import { MenuIcon } from '../icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import styles from './movers.module.css';
import { useSectionTexts } from './section-texts.tsx';

interface MoversProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A move is under way: a press does nothing. */
  readonly isBusy?: boolean;
  /** The row can be dragged too, and has no grip elsewhere. */
  readonly hasGrip?: boolean;
  /** -1 up, 1 down. */
  readonly onMove: (by: -1 | 1) => void;
}

/** A row's way up and down, by mouse, keyboard and finger alike. Both stay at the ends, so that the focus does too. */
export function Movers({ name, isFirst, isLast, isBusy, hasGrip = false, onMove }: MoversProps) {
  const texts = useSectionTexts();
  return (
    <span className={styles['movers']}>
      {hasGrip && <Grip />}
      <IconButton
        icon={ArrowUpIcon}
        label={texts.moveUp(name)}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && !isBusy && onMove(-1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={texts.moveDown(name)}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && !isBusy && onMove(1)}
      />
    </span>
  );
}

/** Shows the handle by which a mouse drags a row; not for a finger, which scrolls instead. */
export function Grip() {
  return (
    <span className={styles['grip']} aria-hidden="true">
      <MenuIcon size={16} />
    </span>
  );
}
