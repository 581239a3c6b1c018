import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { inElement } from '../in-element.tsx';
import { CloseIcon } from '../icons.tsx';
import { NotRepeated } from '../repeated/repeated.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import scrolling from '../parts/scrolling.module.css';
import { belongsToComposition } from '../composition.ts';
import styles from './popup.module.css';
import { useModal } from './use-modal.ts';

export interface PopupProps {
  readonly title: string;
  /** Closed by Esc, the cross or a press beside it; without it the popup stays until its own buttons end it. */
  readonly onClose?: (() => void) | undefined;
  /** `message` is the specification's 384x192, `form` and `wide` hold more; a `sheet` is as high as the page, at its end. */
  readonly size?: 'message' | 'form' | 'wide' | 'sheet';
  /** Face of a person beside the title; `lead` is the text below. */
  readonly picture?: ReactNode;
  readonly lead?: ReactNode;
  readonly footer?: ReactNode;
  /** Read out at once, as an alert is. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** Modal dialog on the browser's own element: it keeps the focus inside and returns it on removal. */
export function Popup(props: PopupProps) {
  const { title, onClose, size = 'form', picture, lead, footer, urgent, children } = props;
  const texts = useUiTexts();
  const id = useId();
  const dialog = useModal();
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepInside(event, dialog.current);
    if (event.key !== 'Escape' || belongsToComposition(event)) return;
    // The browser would close by itself, also what may not be closed.
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  const press = (event: MouseEvent) => {
    if (event.target === dialog.current && !isForm(size)) onClose?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc, Tab and a press beside it are the dialog's own
    <dialog
      ref={dialog}
      className={cx(styles['popup'], styles[size])}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={urgent ? `${id}-body` : undefined}
      onKeyDown={keyDown}
      onMouseDown={press}
      onCancel={(event) => {
        // Esc in a child, such as an open select, is the child's; the system's back gesture closes.
        event.preventDefault();
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className={styles['inner']}>
        <header className={styles['head']}>
          {picture}
          <div className={styles['name']}>
            <h2 id={`${id}-title`}>{title}</h2>
            {inElement(lead)}
          </div>
          {onClose && <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />}
        </header>
        <div className={cx(scrolling['scrolling'], styles['body'])} id={`${id}-body`}>
          <NotRepeated>{children}</NotRepeated>
        </div>
        {footer !== undefined && <footer className={styles['foot']}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** A press beside a form must not throw away what was typed. */
function isForm(size: PopupProps['size']): boolean {
  return size !== 'message';
}

const reachable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** The Tab key goes round within the popup instead of on to the browser's own bars. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement | null) {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(reachable) ?? [])].filter(
    (stop) => stop.offsetParent !== null,
  );
  const [first] = stops;
  const last = stops.at(-1);
  const at = document.activeElement;
  if (!first || !last) return event.preventDefault();
  if (event.shiftKey ? at === first || at === dialog : at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

interface DialogButtonsProps {
  /** Label in place of 'Cancel', for another way out. */
  readonly cancel?: string | undefined;
  readonly onCancel: () => void;
  /** The focus begins there: what the act destroys is never one press of Enter away. */
  readonly beginsAtCancel?: boolean | undefined;
  /** The button of the one act; none where nothing can be done any more. */
  readonly children?: ReactNode;
}

/** The order of every dialog, panel and popup: the way out, then the one act at the right end. */
export function DialogButtons({ cancel, onCancel, beginsAtCancel, children }: DialogButtonsProps) {
  const texts = useUiTexts();
  return (
    <>
      <Button data-autofocus={beginsAtCancel || undefined} onClick={onCancel}>
        {cancel ?? texts.cancel}
      </Button>
      {children}
    </>
  );
}
