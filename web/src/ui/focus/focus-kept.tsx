import type { ReactNode } from 'react';
import { keepFocus } from '../sections/kept-focus.ts';
import styles from './focus-kept.module.css';

/** Controls in the order in which the focus goes on: a field to type in comes before buttons. */
const goingOn = ['input:enabled, select:enabled, [role=combobox]', 'button:enabled'];

function kept(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const next = () => {
    for (const each of goingOn) {
      const found = element.querySelector<HTMLElement>(each);
      if (found) return found;
    }
    return null;
  };
  return keepFocus(element, next);
}

/** Keeps the focus within a picker whose pressed button or full field goes: its field has it then. */
export function FocusKept({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={kept} className={styles['kept']}>
      {children}
    </div>
  );
}
