import { companyNameFor } from '@madang/contract/companies/names.ts';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../../kernel/document-title.ts';
import type { Platform } from '../../../kernel/calls/platform.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Facts, PageCard } from '../../../ui/parts/card.tsx';
import { loadServiceTiles } from '../../signup/index.ts';
import type { Invitation, Joined } from '../joining.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';
import { HeadingFocus } from './heading-focus.tsx';

const ServiceTiles = lazy(async () => ({ default: (await loadServiceTiles()).ServiceTiles }));

interface JoinedViewProps {
  readonly joined: Joined;
  readonly invitation: Invitation;
  readonly platform: Platform;
}

/** The account and its services, or that somebody has to approve it first. */
export function JoinedView({ joined, invitation, platform }: JoinedViewProps) {
  const t = useText();
  const company = companyNameFor(invitation, useLanguage());
  const { isWaiting, fullName: name, loginId } = joined;
  const title = isWaiting ? t('public.waitingTitle') : t('public.joinedTitle', { company, name });
  usePageTitle(title);
  return (
    <HeadingFocus>
      <PageCard title={title} lead={isWaiting ? t('public.waitingText', { company }) : t('public.joinedText')} drawing>
        {/* Addresses are Latin letters whatever the page speaks (ACS-06). */}
        <Facts
          facts={[
            [
              fieldText('loginId'),
              <span key="id" lang="en">
                {loginId}
              </span>,
            ],
          ]}
        />
        {!joined.isConfirmed && !isWaiting && (
          <Callout tone="info">{t('public.confirm', { address: loginId })}</Callout>
        )}
        {!isWaiting && (
          <>
            <LinkButton look="primary" href="/loginapp" block>
              {t('public.logIn')}
            </LinkButton>
            <Suspense>
              <ServiceTiles services={joined.services} addresses={platform.services} />
            </Suspense>
          </>
        )}
        {platform.contactCentre !== null && <Facts facts={[[t('public.contact'), platform.contactCentre]]} />}
      </PageCard>
    </HeadingFocus>
  );
}
