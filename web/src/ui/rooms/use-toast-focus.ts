import { useEffect } from 'react';
import { toastRegion } from '../dialogs/lift-toasts.ts';
import { keepFocus } from './kept-focus.ts';

/** Whoever presses a button of a toast, which takes the toast away, is back where they came from. */
export function useToastFocus(): void {
  useEffect(() => {
    const region = toastRegion();
    if (!region) return;
    let before: HTMLElement | null = null;
    const came = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !region.contains(target)) before = target;
    };
    document.addEventListener('focusin', came);
    const endWatch = keepFocus(region, () => before);
    return () => {
      document.removeEventListener('focusin', came);
      endWatch();
    };
  }, []);
}
