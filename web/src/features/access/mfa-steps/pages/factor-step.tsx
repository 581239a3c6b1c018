import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { errorText, thrownText } from '../../../../kernel/error-texts.ts';
import { consentWith } from '../../../../kernel/pages/waiting-sign-in.ts';
import { wantedPage } from '../../../../kernel/pages/wanted-page.ts';
import { homeOfSession } from '../../../../kernel/session.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { LostDrawing } from '../../../../ui/drawings/lost-drawing.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { type Passed, readStep } from '../step-calls.ts';
import { useText } from '../texts.ts';

const SetUpStep = lazy(async () => ({ default: await (await import('../load-set-up.ts')).loadSetUp() }));

/** ACC-12: between the password and the session. */
export function FactorStepPage() {
  const t = useText();
  const { data, failure, reload } = useLoaded('factor', readStep);
  const [ended, setEnded] = useState<string>();
  usePageTitle(t('title'));
  useNothingToAsk(data === null);
  if (ended !== undefined) return <Ended>{errorText({ code: ended })}</Ended>;
  if (failure !== undefined) {
    if (toCallError(failure).errorCode === 'MB_M_DENY_PAGE') return <Ended>{t('denied')}</Ended>;
    return (
      <PageCard title={t('title')}>
        <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('retry')}</Button>} />
      </PageCard>
    );
  }
  const loading = <Skeleton lines={4} label={t('loading')} />;
  if (data && data.setUp.length > 0) {
    return (
      <PageCard title={t('setUp.title')}>
        <Suspense fallback={loading}>
          <SetUpStep
            ways={data.setUp}
            device={data.device}
            onPassed={(passed) => void goOn(passed)}
            onEnded={setEnded}
          />
        </Suspense>
      </PageCard>
    );
  }
  return (
    <PageCard title={t('title')}>
      {data ? (
        <StepForm
          ways={data.ways}
          trustDays={data.trustDays}
          onPassed={(passed) => void goOn(passed)}
          onEnded={setEnded}
        />
      ) : (
        loading
      )}
    </PageCard>
  );
}

/** The sign-in is over, or none is under way: the way leads back to the password, and from there to the target. */
function Ended({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <PageCard title={t('endedTitle')} lead={children} drawing={<LostDrawing />}>
      <LinkButton href={signInAddress + location.search} variant="primary" block>
        {t('logIn')}
      </LinkButton>
    </PageCard>
  );
}

/** Replaced, so that 'back' does not lead to a step that is over. */
async function goOn({ session }: Pick<Passed, 'session'>): Promise<void> {
  const wanted = await wantedPage();
  if (!session) return location.replace(consentWith(wanted));
  location.replace((session.redirectsToSetUp ? undefined : wanted) ?? homeOfSession(session));
}

/** Proven already, in another window: what comes next knows the way. */
function useNothingToAsk(isNothing: boolean): void {
  useEffect(() => {
    if (isNothing) void wantedPage().then((wanted) => location.replace(wanted ?? '/'));
  }, [isNothing]);
}
