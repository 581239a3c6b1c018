import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/parts/states.tsx';
import { toCallError } from '../call-error.ts';
import { thrownText } from '../error-texts.ts';
import { isTurnedAway } from '../session.ts';

export interface AskedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> };
  readonly children: (data: T) => ReactNode;
}

interface AskedTexts {
  readonly loading: string;
  readonly retry: string;
  /** What a page shows where the thing is not there, or not for this person. */
  readonly absent: ReactNode;
}

/** What a call brings on a page of the portal: on its way, not there, failed, or there. */
export function Asked<T>({ query, children, loading, retry, absent }: AskedProps<T> & AskedTexts) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={loading} />;
  // The call's own 404 comes as CO400 through the helper of the specification.
  if ([400, 404].includes(toCallError(error).status)) return absent;
  return <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{retry}</Button>} />;
}
