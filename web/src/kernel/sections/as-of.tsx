import type { ReactNode } from 'react';
import { isDay } from '../../ui/dates/days.ts';
import { useSearchParam } from '../search-param.ts';
import { useContributed } from './contributions.ts';

/** The day in the address that the organisation is shown as of; null for today. */
export function useDayShown(): string | null {
  const [on] = useSearchParam('on');
  return on !== null && isDay(on) ? on : null;
}

interface AsOfPageProps {
  readonly page: 'Departments' | 'Chart' | 'People';
  readonly children: ReactNode;
}

/** Shows a page as of the day in the address, for reading alone; without one the page itself. */
export function AsOfPage({ page, children }: AsOfPageProps) {
  const [asOf] = useContributed('asOf');
  const on = useDayShown();
  if (on === null || !asOf) return children;
  const Page = asOf[page];
  return <Page on={on} />;
}

/** The same of a person's panel. */
export function AsOfPerson({ personId, children }: { readonly personId: string; readonly children: ReactNode }) {
  const [asOf] = useContributed('asOf');
  const on = useDayShown();
  if (on === null || !asOf) return children;
  return <asOf.Person on={on} personId={personId} />;
}

/** The field in which the reader chooses the day; it draws nothing for those who may not see other days. */
export function AsOfDay({ of = 'departments' }: { readonly of?: 'departments' | 'people' }) {
  const [asOf] = useContributed('asOf');
  return asOf && <asOf.Day of={of} />;
}
