import { unknownAddressCode } from '@madang/contract/kernel/base-errors.ts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/parts/states.tsx';
import { NewerUnderWay } from '../../ui/sections/progress-bar.tsx';
import { useSectionTexts } from '../../ui/sections/section-texts.tsx';
import { type CallError, toCallError } from '../call-error.ts';
import { absentCode, absentText, isAbsent } from '../pages/absent-text.ts';
import { thrownText } from '../error-texts.ts';
import { isTurnedAway } from '../session.ts';
import { whyAddress } from '../navigation/why-address.ts';

/** Result of react-query's `useQuery`, as far as a list needs it. */
interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
  /** The data answers the question before, for as long as the new one's answer is on its way. */
  readonly isPlaceholderData?: boolean;
}

interface ListedProps<T> {
  readonly query: Asked<T>;
  readonly children: (data: T) => ReactNode;
}

/** Shows a call's result in every state: loading, refused, failed with a way to retry, or loaded. */
export function Listed<T>({ query: { data, error, refetch, isPlaceholderData }, children }: ListedProps<T>) {
  const texts = useSectionTexts();
  if (data !== undefined) {
    return (
      <>
        {isPlaceholderData && <NewerUnderWay label={texts.loading} />}
        {children(data)}
      </>
    );
  }
  // The page is on its way to the sign-in, or to terms that wait.
  if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={texts.loading} />;
  return <Failure error={toCallError(error)} onRetry={() => void refetch()} />;
}

/** Returns true if an opened address contains an invalid key, refused with 400: nothing has this address either. */
function cannotBeKey({ status, errorCode }: CallError): boolean {
  return status === 400 && [unknownAddressCode, absentCode].includes(errorCode);
}

const saysWhy: ReadonlySet<string> = new Set(['AC103', 'AC104', 'DESK_TICKET', 'RIGHT_COMPANY_WIDE']);

function Failure({ error, onRetry }: { readonly error: CallError; readonly onRetry: () => void }) {
  const texts = useSectionTexts();
  const retry = <Button onClick={onRetry}>{texts.retry}</Button>;
  if (error.status === 403) {
    const why = error.right && <LinkButton href={whyAddress(error.right)}>{texts.why}</LinkButton>;
    // Hours, days off, a right to a part and a look without a ticket are explained by the error itself.
    const text = saysWhy.has(error.errorCode) ? thrownText(error) : texts.refusedText;
    return <ErrorState title={texts.refused} text={text} action={error.errorCode === 'DESK_TICKET' ? retry : why} />;
  }
  if (isAbsent(error) || cannotBeKey(error)) return <ErrorState title={absentText()} />;
  const { requestId } = error;
  return (
    <ErrorState
      title={thrownText(error)}
      action={retry}
      {...(requestId && { code: { label: texts.errorCode, value: requestId, copyText: texts.copy } })}
    />
  );
}
