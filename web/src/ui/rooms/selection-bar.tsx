import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useRoomTexts } from './room-texts.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly format: (value: number) => string;
  readonly onClear: () => void;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
}

/** What can be done with a selection; drawn while there is one. */
export function SelectionBar({ count, format, onClear, children }: SelectionBarProps) {
  const texts = useRoomTexts();
  if (count === 0) return null;
  return (
    <div className={styles['bar']}>
      <span role="status">{texts.selected(format(count))}</span>
      {children}
      <Button look="quiet" small onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}
