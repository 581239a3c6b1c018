import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../ui/parts/states.tsx';
import { thrownText } from '../error-texts.ts';
import { isTurnedAway } from '../session.ts';

interface LoadedSectionProps<T> {
  readonly title: string;
  readonly help: string;
  readonly words: { readonly loading: string; readonly retry: string };
  /** Result of react-query's `useQuery`. */
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> };
  readonly children: (data: T) => ReactNode;
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
