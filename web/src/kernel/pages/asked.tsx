import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/parts/card.tsx';
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

interface LoadedSectionProps<T> extends AskedProps<T> {
  readonly title: string;
  readonly help: string;
  readonly words: { readonly loading: string; readonly retry: string };
}

/** A section of My account that is loaded by itself: on its way, failed with a way to retry, or there. */
export function LoadedSection<T>({
  title,
  help,
  words,
  query: { data, error, refetch },
  children,
}: LoadedSectionProps<T>) {
  const again = <Button onClick={() => void refetch()}>{words.retry}</Button>;
  return (
    <Section title={title} help={help}>
      {data !== undefined && children(data)}
      {data === undefined && (!error || isTurnedAway(error)) && <Skeleton lines={3} label={words.loading} />}
      {data === undefined && Boolean(error) && !isTurnedAway(error) && (
        <ErrorState title={thrownText(error)} action={again} />
      )}
    </Section>
  );
}
