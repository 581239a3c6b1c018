import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { cx } from '../cx.ts';
import { liftToasts } from '../dialogs/lift-toasts.ts';
import scrolling from '../parts/scrolling.module.css';
import { Repeated } from '../repeated/repeated.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { keepFocus } from './kept-focus.ts';
import { inElement } from '../in-element.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Face of a person beside the name; `lead` is the text below, before all else. */
  readonly picture?: ReactNode;
  readonly lead?: ReactNode;
  /** A form to be filled in from its beginning: the first field takes the focus, and the dialog's name is heard with it. */
  readonly beginsAtField?: boolean;
  /** True for a form that adds a thing and offers to add another one. */
  readonly repeats?: boolean;
  /** Stays in sight while the content scrolls: the buttons of a form that is not one itself. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Width from which the panel is beside the list instead of over it (section-page.module.css knows the same width). */
const besideList = '(width >= 72rem)';

/**
 * Panel for one item: a non-modal dialog beside the list, modal on narrow screens. It returns the focus; Esc closes it.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, onClose, picture, lead, beginsAtField = false, repeats = false, footer, children } = props;
  const texts = useUiTexts();
  const id = useId();
  const panel = usePanel(beginsAtField);
  const [body, scrolls] = useScrolls();
  useEscape(onClose);
  return (
    <dialog
      ref={panel}
      className={styles['panel']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === panel.current) onClose();
      }}
    >
      <header className={styles['head']}>
        {picture}
        <div className={styles['name']}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {inElement(lead)}
        </div>
        <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
      </header>
      <div
        ref={body}
        className={cx(styles['body'], scrolling['scrolling'])}
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is long scrolls in the panel, by keyboard too
        tabIndex={scrolls ? 0 : undefined}
      >
        {repeats ? <Repeated>{children}</Repeated> : children}
      </div>
      {footer !== undefined && <footer className={styles['foot']}>{footer}</footer>}
    </dialog>
  );
}

/** Returns true if an element's content is longer than the element: only then is it a stop of the Tab key. */
function useScrolls() {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    const watchAll = () => {
      sizes.disconnect();
      for (const each of [element, ...element.children]) sizes.observe(each);
    };
    watchAll();
    const others = new MutationObserver(watchAll);
    others.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      others.disconnect();
    };
  }, []);
  return [body, scrolls] as const;
}

const firstField = ':is(input, select, textarea):not([type=hidden], :disabled, [tabindex="-1"])';

/** Focuses the first field, at the latest when what the panel waits for has come and nothing else took the focus. */
function beginAtField(panel: HTMLElement): () => void {
  const heading = document.activeElement;
  const begin = () => {
    const field = panel.querySelector<HTMLElement>(firstField);
    field?.focus();
    return field !== null;
  };
  if (begin()) return () => {};
  const watch = new MutationObserver(() => {
    if (document.activeElement !== heading || begin()) watch.disconnect();
  });
  watch.observe(panel, { childList: true, subtree: true });
  return () => watch.disconnect();
}

// The browser stacks modal dialogs in the order in which they were shown.

/** Remembers the popups over a panel before it is shown again; the answer puts them back over it, and says if there are any. */
function keepAbove(panel: HTMLDialogElement | null): () => boolean {
  const focused = document.activeElement;
  const above = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter((each) => each !== panel);
  return () => {
    for (const popup of above) {
      popup.close();
      popup.showModal();
    }
    if (above.length > 0 && focused instanceof HTMLElement) focused.focus();
    return above.length > 0;
  };
}

function usePanel(beginsAtField: boolean) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const opened = document.querySelector<HTMLElement>('[data-row][data-open]')?.dataset['row'];
    const wide = matchMedia(besideList);
    let endBegin: (() => void) | undefined;
    const stand = () => {
      const coverAgain = keepAbove(element);
      element?.close();
      if (wide.matches) element?.show();
      else element?.showModal();
      const isCovered = coverAgain();
      liftToasts();
      if (isCovered) return;
      (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector('h2'))?.focus();
      endBegin?.();
      endBegin = element && beginsAtField ? beginAtField(element) : undefined;
    };
    stand();
    const endWatch = element && keepFocus(element, () => element.querySelector('h2'));
    wide.addEventListener('change', stand);
    return () => {
      wide.removeEventListener('change', stand);
      endBegin?.();
      const hadFocus = element?.contains(document.activeElement) ?? false;
      element?.close();
      endWatch?.();
      liftToasts();
      // The row that opened it; what the person has gone on to by themselves keeps the focus.
      const isFree = hadFocus || document.activeElement === document.body;
      if (!isFree) return;
      const row = opened === undefined ? null : linkOfRow(opened);
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      // Pressed beside its link, drawn again since, or opened by its address.
      else if (row) row.focus();
      // Its row went before the panel did.
      else document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
    };
  }, [beginsAtField]);
  return panel;
}

/** The link of a row, by the row's key. */
function linkOfRow(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] [data-row-link]`);
}

function useEscape(onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || belongsToComposition(event) || event.defaultPrevented) return;
      // A popup above the panel is the top layer, and closes first.
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}
