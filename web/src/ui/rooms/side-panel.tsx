import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { cx } from '../cx.ts';
import { liftToasts } from '../dialogs/lift-toasts.ts';
import scrolling from '../parts/scrolling.module.css';
import { useUiTexts } from '../ui-texts.tsx';
import { keepFocus } from './kept-focus.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Stays in sight while the content scrolls: the buttons of a form that is not one itself. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Where the panel stands beside the list instead of over it (room.module.css knows the same width). */
const besideList = '(width >= 72rem)';

/**
 * One thing of a room, looked at or changed beside the list. It is the browser's own dialog: beside the list one
 * that leaves the page usable, over a narrow screen one that keeps the focus. It takes the focus when it comes
 * and gives it back when it goes; Esc closes it from anywhere in the room.
 */
export function SidePanel({ title, onClose, footer, children }: SidePanelProps) {
  const texts = useUiTexts();
  const id = useId();
  const panel = usePanel();
  useEscape(onClose);
  return (
    <dialog
      ref={panel}
      className={styles['panel']}
      aria-labelledby={id}
      data-mantine-stop-propagation="true"
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === panel.current) onClose();
      }}
    >
      <header className={styles['head']}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is long scrolls in the panel, by keyboard too */}
      <div className={cx(styles['body'], scrolling['scrolling'])} role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
      {footer !== undefined && <footer className={styles['foot']}>{footer}</footer>}
    </dialog>
  );
}

function usePanel() {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const wide = matchMedia(besideList);
    const stand = () => {
      element?.close();
      if (wide.matches) element?.show();
      else element?.showModal();
      liftToasts();
      (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector('h2'))?.focus();
    };
    stand();
    const endWatch = element && keepFocus(element, () => element.querySelector('h2'));
    wide.addEventListener('change', stand);
    return () => {
      wide.removeEventListener('change', stand);
      const hadFocus = element?.contains(document.activeElement) ?? false;
      element?.close();
      endWatch?.();
      liftToasts();
      // The row that opened it; what the person has gone on to by themselves keeps the focus.
      const isFree = hadFocus || document.activeElement === document.body;
      if (!isFree) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // Its row went before the panel did.
      else document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
    };
  }, []);
  return panel;
}

function useEscape(onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      // A popup above the panel is the top layer, and closes first.
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}
