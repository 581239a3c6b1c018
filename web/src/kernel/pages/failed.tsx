import { unreachableCode } from '@madang/contract/kernel/base-errors.ts';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Actions, PageCard } from '../../ui/parts/card.tsx';
import { ErrorState } from '../../ui/parts/states.tsx';
import { RainDrawing } from '../../ui/drawings/rain-drawing.tsx';
import { CallError, toCallError } from '../call-error.ts';
import { thrownText } from '../error-texts.ts';
import { useStandingTexts } from './texts.ts';

/**
 * Page in place of a failed one, with the refusal or general text; without a network it says so, and reloads
 * afterwards.
 */
export function FailedPage({ thrown }: { readonly thrown: unknown }) {
  const t = useStandingTexts();
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return undefined;
    const reload = () => location.reload();
    addEventListener('online', reload);
    // A user who went on to another page may have typed something there.
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  const failure = isOffline ? new CallError({ status: 0, errorCode: unreachableCode }) : toCallError(thrown);
  const { requestId } = failure;
  return (
    <PageCard title={t('failed.title')} drawing={<RainDrawing />}>
      <ErrorState
        title={thrownText(failure)}
        {...(requestId && { code: { label: t('failed.code'), value: requestId, copyText: t('failed.copy') } })}
      />
      <Actions>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('failed.retry')}
        </Button>
        <LinkButton href="/">{t('failed.home')}</LinkButton>
      </Actions>
    </PageCard>
  );
}
