import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { type Platform, readPlatform } from '../../../../kernel/calls/platform.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { Button } from '../../../../ui/button.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { RainDrawing } from '../../../../ui/drawings/rain-drawing.tsx';
import { ChoiceView } from '../parts/choice-view.tsx';
import { FormView } from '../parts/form-view.tsx';
import { resultPath } from '../places.ts';
import { useSignUpTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';
import { usePlace } from '../use-place.ts';
import { type Finished, useSignUp } from '../use-sign-up.ts';
import type { ResultView } from '../parts/result-view.tsx';

// In one file with the form whose parts they are: in a file of their own they would split it for everyone.
export { InvitedForm } from '../parts/invited-form.tsx';
export { RegisteredForm } from '../parts/registered-form.tsx';

/** Comes while the form is filled: no one needs it before. */
const loadResult = () => import('../parts/result-view.tsx');

// What hardly anyone sees comes by itself.
const LateResult = lazy(async () => ({ default: (await import('../parts/denied-view.tsx')).LateResult }));
const ClosedPage = lazy(async () => ({ default: (await import('./closed.tsx')).ClosedPage }));

/** The free sign-up from the choice of a service to its result, in one document so that nothing typed is lost. */
export function SignUpPage() {
  const t = useSignUpTexts();
  const { data, failure, reload } = useLoaded('platform', readPlatform);
  // SGN-09: registering is open when the property's value equals N, as the platform says.
  if (data?.isRegistrationOpen === false) {
    return (
      <Suspense>
        <ClosedPage contactCentre={data.contactCentre} />
      </Suspense>
    );
  }
  if (data) return <OpenSignUp platform={data} />;
  if (failure === undefined) {
    return (
      <PageCard title={t('choice.title')}>
        <Skeleton lines={6} label={t('page.loading')} />
      </PageCard>
    );
  }
  return (
    <PageCard title={t('page.failed')} drawing={<RainDrawing />}>
      <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('page.retry')}</Button>} />
    </PageCard>
  );
}

type Go = ReturnType<typeof usePlace>[1];

function OpenSignUp({ platform }: { readonly platform: Platform }) {
  const [place, go] = usePlace();
  const [finished, setFinished] = useState<Finished & { readonly View: typeof ResultView }>();
  useEffect(() => {
    const begin = () => void loadResult().catch(() => {});
    addEventListener('input', begin, { once: true });
    return () => removeEventListener('input', begin);
  }, []);
  // Where it cannot be had, the account is there all the same.
  const finish = (result: Finished) =>
    void loadResult().then(
      ({ ResultView: View }) => {
        setFinished({ ...result, View });
        go(resultPath(result.service), 'replace');
      },
      () => location.assign(signInAddress),
    );
  const service = place.view === 'form' ? place.service : undefined;
  return (
    <HeadingFocus place={`${place.view} ${service}`}>
      {place.view !== 'result' ? (
        <Filling platform={platform} service={service} go={go} onFinished={finish} />
      ) : finished?.service === place.service ? (
        <finished.View finished={finished} platform={platform} />
      ) : (
        <Suspense>
          <LateResult service={place.service} platform={platform} />
        </Suspense>
      )}
    </HeadingFocus>
  );
}

interface FillingProps {
  readonly platform: Platform;
  /** Nothing while one is being chosen. */
  readonly service: Finished['service'] | undefined;
  readonly go: Go;
  readonly onFinished: (finished: Finished) => void;
}

/** Choice and form; what was typed stays while one goes to and fro between services. */
function Filling({ platform, service, go, onFinished }: FillingProps) {
  const [last, setLast] = useState(service ?? 'PT');
  if (service && service !== last) setLast(service);
  const signUp = useSignUp(service ?? last, platform, onFinished);
  const countries = useCountries();
  return service ? (
    <FormView signUp={signUp} countries={countries} go={go} />
  ) : (
    <ChoiceView services={platform.services} go={go} />
  );
}

/** Focuses the heading after a change of view, as in a new document. */
function HeadingFocus({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    box.current?.querySelector('h1')?.focus();
  }, [place]);
  return <div ref={box}>{children}</div>;
}
