import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a dialog while drawn and returns the focus afterwards. The focus begins at a marked element, else at the first
 * field.
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
