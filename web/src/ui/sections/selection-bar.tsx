import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useSectionTexts } from './section-texts.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  /** Number of rows that can be selected, over all pages. */
  readonly total: number;
  readonly format: (value: number) => string;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** Actions for the selected rows. */
  readonly children: ReactNode;
}

/** Shows the actions for a selection; visible while there is one, and Esc clears it. */
export function SelectionBar({ count, total, format, onSelectAll, onClear, children }: SelectionBarProps) {
  const texts = useSectionTexts();
  const bar = useRef<HTMLDivElement>(null);
  const isShown = count > 0;
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  useEscape(isShown, onClear);
  // Both buttons go with the press: what comes next has the focus.
  const selectAll = () => {
    onSelectAll();
    [...(bar.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  };
  const clear = () => {
    const ticked = document.querySelector<HTMLElement>('[data-row]:has(:checked) [data-row-link]');
    (ticked ?? document.querySelector<HTMLElement>('[data-row-link]'))?.focus();
    onClear();
  };
  return (
    <div ref={bar} className={styles[isShown ? 'bar' : 'none']}>
      {isShown && <IconButton icon={CloseIcon} label={texts.clearSelection} onClick={clear} />}
      {/* Known to screen readers before the first row is selected, or they would not say it. */}
      <span role="status" className={styles['count']}>
        {isShown
          ? texts.selected(format(count))
          : wasShown && <VisuallyHidden>{texts.selectionCleared}</VisuallyHidden>}
      </span>
      {isShown && (
        <>
          {count < total && (
            <Button variant="quiet" small onClick={selectAll}>
              {texts.selectAllFound(format(total))}
            </Button>
          )}
          <div className={styles['acts']} data-selection-acts>
            {children}
          </div>
        </>
      )}
    </div>
  );
}

function useEscape(isOn: boolean, onEscape: () => void) {
  const act = useRef(onEscape);
  useEffect(() => {
    act.current = onEscape;
  }, [onEscape]);
  useEffect(() => {
    if (!isOn) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || belongsToComposition(event) || event.defaultPrevented) return;
      // A panel or popup closes first.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act.current();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [isOn]);
}
