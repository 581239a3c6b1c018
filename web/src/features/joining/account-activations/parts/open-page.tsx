import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import type { ReactNode } from 'react';
import { type Platform, readPlatform } from '../../../../kernel/calls/platform.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { UnavailablePage } from '../../../../kernel/pages/unavailable.tsx';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Facts, PageCard } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { RainDrawing } from '../../../../ui/drawings/rain-drawing.tsx';
import { useText } from '../texts.ts';

/** SGN-09: the page while registering is open, and in every other case what there is to say. */
export function OpenPage({ children }: { readonly children: (platform: Platform) => ReactNode }) {
  const t = useText();
  const { data, failure, reload } = useLoaded('platform', readPlatform);
  if (failure !== undefined) {
    return (
      <PageCard title={t('page.failed')} drawing={<RainDrawing />}>
        <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('page.retry')}</Button>} />
      </PageCard>
    );
  }
  if (!data) {
    return (
      <PageCard title={t('page.loading')}>
        <Skeleton lines={4} label={t('page.loading')} />
      </PageCard>
    );
  }
  if (data.isRegistrationOpen) return children(data);
  return (
    <UnavailablePage>
      {data.contactCentre !== null && <Facts facts={[[t('page.contact'), data.contactCentre]]} />}
      <LinkButton variant="primary" href={signInAddress} block>
        {t('page.logIn')}
      </LinkButton>
    </UnavailablePage>
  );
}
