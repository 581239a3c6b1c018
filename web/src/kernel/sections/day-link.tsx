import type { ReactNode } from 'react';
import { wallClock } from '../../ui/dates/zone.ts';
import { isPlainPress } from '../navigation/link.tsx';
import { addressWith, useSearchParams } from '../search-param.ts';
import { useContributed } from './contributions.ts';

/** The day of a moment on the reader's calendar, as YYYY-MM-DD. */
export function dayOfMoment(moment: string): string {
  return wallClock(new Date(moment)).toISOString().slice(0, 10);
}

interface DayLinkProps {
  readonly day: string;
  /** Says where it leads: what the date alone does not. */
  readonly title: string;
  readonly children: ReactNode;
}

/** STA-10: a day that leads to the same page as of its end; without the part that shows one it is a date. */
export function DayLink({ day, title, children }: DayLinkProps) {
  const [asOf] = useContributed('asOf');
  // The link follows the address.
  const [, change] = useSearchParams();
  if (!asOf) return children;
  const to = { on: day, edit: null };
  return (
    <a
      href={addressWith(to)}
      title={title}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        change(to, 'push');
      }}
    >
      {children}
    </a>
  );
}
