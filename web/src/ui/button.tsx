import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from 'react';
import { inElement } from './in-element.tsx';
import styles from './button.module.css';
import { cx } from './cx.ts';
import type { Icon } from './icons.tsx';
import { keepOnScreen } from './keep-on-screen.ts';
import { Spinner } from './spinner.tsx';

/**
 * Variants: `destroy` is the filled red of a destroying popup; `danger` is quieter, for its openers and for what can be
 * undone.
 */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'destroy';

interface Appearance {
  readonly variant?: Look | undefined;
  readonly small?: boolean | undefined;
  /** True if the button is as wide as its column. */
  readonly block?: boolean | undefined;
  /** True if a quiet button's text begins at the edge of the column. */
  readonly flush?: boolean | undefined;
  readonly icon?: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className' | 'style'>;

export interface ButtonProps extends NativeButton, Appearance {
  /** The work is under way: a second press does nothing. */
  readonly busy?: boolean | undefined;
  /**
   * Reason for a disabled button, which stays reachable and shows it (ACS-03). A blocked submit still validates its
   * form.
   */
  readonly disabledReason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', small, block, flush, icon, busy, disabledReason, children, ...native } = props;
  const reasonId = useId();
  const stopped = busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (disabledReason !== undefined && native.type !== 'submit')) return event.preventDefault();
    native.onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...native}
      onClick={press}
      className={appearance({ variant, small, block, flush })}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      aria-describedby={cx(native['aria-describedby'], disabledReason !== undefined && reasonId) || undefined}
    >
      {busy ? <Spinner /> : icon}
      {inElement(children)}
    </button>
  );
  // What can ever be blocked has its holder from the start: drawn again within one, it would lose the focus.
  if (!('disabledReason' in props)) return button;
  return (
    <span
      className={cx(styles['holder'], block && styles['block'])}
      onPointerEnter={keepNoteOnScreen}
      onFocus={keepNoteOnScreen}
    >
      {button}
      {disabledReason !== undefined && (
        <span id={reasonId} className={styles['reason']}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

function keepNoteOnScreen({ currentTarget: holder }: SyntheticEvent<HTMLElement>) {
  const note = holder.querySelector<HTMLElement>('button + span');
  if (note) keepOnScreen(note);
}

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, Appearance {
  readonly href: string;
}

/** A link that looks like a button, for what leads to another page. */
export function LinkButton({ variant = 'secondary', small, block, flush, icon, children, ...native }: LinkButtonProps) {
  return (
    <a {...native} className={appearance({ variant, small, block, flush })}>
      {icon}
      {inElement(children)}
    </a>
  );
}

export interface IconButtonProps extends Omit<NativeButton, 'children'> {
  readonly icon: Icon;
  readonly label: string;
}

/** Button of an icon for dense places; its name is read aloud and shown on hover. */
export function IconButton({ icon: Drawing, label, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} className={styles['icon']} aria-label={label} title={label}>
      <Drawing />
    </button>
  );
}

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'className' | 'style'> {
  readonly href: string;
  readonly icon: Icon;
  readonly label: string;
}

/** The same for what leads to another page. */
export function IconLink({ icon: Drawing, label, ...native }: IconLinkProps) {
  return (
    <a {...native} className={styles['icon']} aria-label={label} title={label}>
      <Drawing />
    </a>
  );
}

function appearance({ variant, small, block, flush }: Appearance): string {
  return cx(
    styles['button'],
    variant && styles[variant],
    small && styles['small'],
    block && styles['block'],
    flush && styles['flush'],
  );
}
