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
  /** Content of a page if its target does not exist, or this person may not see it. */
  readonly absent: ReactNode;
}

/** Shows a call's result on a page of the portal: loading, not found, failed, or loaded. */
export function Asked<T>({ query, children, loading, retry, absent }: AskedProps<T> & AskedTexts) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={loading} />;
  // The call's own 404 comes as CO400 through the helper of the specification.
  if ([400, 404].includes(toCallError(error).status)) return absent;
  return <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{retry}</Button>} />;
}
