import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import { keepOnScreen } from '../keep-on-screen.ts';
import styles from './drop-down.module.css';

interface DropDownProps {
  /** Content of the button. */
  readonly label: ReactNode;
  /** Name of what the button opens, for screen readers: 'Account'. */
  readonly name: string;
  readonly icon?: ReactNode;
  /** Shown at the button while the pointer is over it, where the picture stands alone. */
  readonly tip?: string;
  /** Side of the button with which the panel aligns; the start by default. */
  readonly side?: 'start' | 'end';
  /** Stands in a row of buttons, and looks like them. */
  readonly isOutlined?: boolean;
  readonly children: ReactNode;
}

/** Button with a small panel of links and buttons. Esc, a press outside, or losing the focus closes it. */
export function DropDown({ label, name, icon, tip, side, isOutlined, children }: DropDownProps) {
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const floating = panel.current;
    if (!floating) return;
    const open = new AbortController();
    const place = () => keepOnScreen(floating, side);
    addEventListener('resize', place, open);
    const fill = () => {
      place();
      letTabReach(floating);
    };
    fill();
    const filled = new MutationObserver(fill);
    filled.observe(floating, { childList: true, subtree: true });
    open.signal.addEventListener('abort', () => filled.disconnect());
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !holder.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', press, open);
    return () => open.abort();
  }, [isOpen, side]);
  const close = () => {
    setOpen(false);
    holder.current?.querySelector('button')?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  /** Anyone who followed a link of the panel, perhaps to the page that is open, or did its act, is done with it. */
  const actDone = ({ target }: MouseEvent) => {
    if (target instanceof Element && panel.current?.contains(target.closest('a, [data-act]'))) close();
  };
  const focusGone = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // The keys and the focus are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['holder']} ref={holder} onKeyDown={keyDown} onBlur={focusGone} onClick={actDone}>
      <button
        type="button"
        className={styles['button']}
        data-outlined={isOutlined}
        data-pictured={icon === undefined ? undefined : ''}
        title={tip}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        <span className={styles['label']}>{label}</span>
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && (
        <div id={id} ref={panel} className={styles['panel']} role="group" aria-label={name}>
          {children}
        </div>
      )}
    </div>
  );
}

/** A panel that holds text alone is itself a stop of the Tab key, described by that text: nothing in it can be come to. */
function letTabReach(panel: HTMLElement) {
  if (panel.querySelector('a[href], button, input')) {
    panel.removeAttribute('tabindex');
    panel.removeAttribute('aria-describedby');
  } else {
    panel.tabIndex = 0;
    // Of itself it would tell its name once more.
    for (const [place, part] of [...panel.children].entries()) part.id ||= `${panel.id}-${place}`;
    panel.setAttribute('aria-describedby', [...panel.children].map(({ id }) => id).join(' '));
  }
}
