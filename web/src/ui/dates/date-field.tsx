import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { drawn } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './date-field.module.css';
import { type Bounds, type Day, isDay, whileTyped, writtenDay } from './days.ts';
import { placeBeside } from './place-beside.ts';
import { useDayNote } from './use-day-words.ts';

const CalendarIcon = /* @__PURE__ */ drawn('M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5');

/** Comes when it is first opened. */
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

export interface DateFieldProps extends FieldProps<string>, Bounds {
  /** A day of the lunar calendar is typed alone: it has no place in a month of the solar one. */
  readonly isLunar?: boolean;
}

/**
 * Date field: typed as `2026-03-02` or selected in a calendar, with weekday and Korean lunar day. Invalid text stays
 * for the form.
 */
export function DateField({ value, onChange, min, max, isLunar = false, onBlur, ...field }: DateFieldProps) {
  const { dates } = useUiTexts();
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const day = isDay(value) ? value : undefined;
  const note = useDayNote(isLunar ? '' : value);
  const pick = (picked: Day) => {
    onChange(picked);
    setOpen(false);
    frame.current?.querySelector('input')?.focus();
  };
  const leave = () => {
    if (writtenDay(value) !== value) onChange(writtenDay(value));
    onBlur?.();
  };
  return (
    <Field field={field}>
      {(control) => (
        <span className={styles['frame']} ref={frame}>
          <input
            {...control}
            className={cx(control.className, styles['input'])}
            aria-describedby={cx(control['aria-describedby'], `${id}-note`)}
            type="text"
            inputMode="numeric"
            placeholder="YYYY-MM-DD"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(whileTyped(event.target.value))}
            onBlur={leave}
          />
          <span className={styles['note']} id={`${id}-note`} role="status">
            {note}
          </span>
          {!isLunar && (
            <button
              type="button"
              className={styles['open']}
              aria-label={`${dates.choose}: ${field.label}`}
              title={dates.choose}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={field.disabled}
              onClick={() => setOpen(!isOpen)}
            >
              <CalendarIcon />
            </button>
          )}
          {isOpen && (
            <Floating label={`${dates.choose}: ${field.label}`} beside={frame} onClose={() => setOpen(false)}>
              <Calendar selected={day} onPick={pick} min={min} max={max} />
            </Floating>
          )}
        </span>
      )}
    </Field>
  );
}

interface FloatingProps {
  readonly label: string;
  readonly beside: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Above every layer, a popup too; it closes by Esc and by a press beside it, and keeps the Tab key inside. */
function Floating({ label, beside, onClose, children }: FloatingProps) {
  const floating = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = floating.current;
    const anchor = beside.current;
    if (!element || !anchor) return;
    const open = new AbortController();
    element.showPopover();
    const place = () => placeBeside(element, anchor);
    place();
    const grown = new ResizeObserver(place);
    grown.observe(element);
    addEventListener('resize', place, open);
    addEventListener('scroll', place, { ...open, capture: true });
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !element.contains(target) && !anchor.contains(target)) close.current();
      },
      { ...open, capture: true },
    );
    open.signal.addEventListener('abort', () => grown.disconnect());
    return () => open.abort();
  }, [beside]);
  const keyDown = (event: KeyboardEvent) => {
    // The layers below, a popup or a panel, do not hear what is meant for this one.
    if (event.key === 'Escape' || event.key === 'Tab') event.stopPropagation();
    if (event.key === 'Tab') keepInside(event, floating.current);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
    beside.current?.querySelector('button')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and Tab are the dialog's own
    <div
      ref={floating}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={styles['floating']}
      onKeyDown={keyDown}
    >
      <Suspense fallback={<span className={styles['waiting']} />}>{children}</Suspense>
    </div>
  );
}

function keepInside(event: KeyboardEvent, element: HTMLElement | null) {
  const stops = [...(element?.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length);
  event.preventDefault();
  next?.focus();
}
