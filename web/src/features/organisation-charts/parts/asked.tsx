import type { ReactNode } from 'react';
import { toCallError } from '../../../kernel/call-error.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { absentText } from '../../../kernel/pages/absent-text.ts';
import { isTurnedAway } from '../../../kernel/session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';

interface AskedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> };
  readonly children: (data: T) => ReactNode;
}

/** What a call of the chart brings: on its way, not there, failed, or there. */
export function Asked<T>({ query: { data, error, refetch }, children }: AskedProps<T>) {
  const t = useText();
  if (data !== undefined) return children(data);
  if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={t('loading')} />;
  if ([400, 404].includes(toCallError(error).status)) return <EmptyState title={absentText()} />;
  return <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />;
}
