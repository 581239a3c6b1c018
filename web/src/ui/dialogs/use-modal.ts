import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a dialog above the page as long as it is drawn, and gives the focus back when it goes. It begins where it says so
 * itself, else at its first field: the browser alone would begin at the cross.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus], input, select, textarea')?.focus();
    return () => {
      element?.close();
      // The browser gives the focus back on close, but not when the dialog leaves the page with it.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
