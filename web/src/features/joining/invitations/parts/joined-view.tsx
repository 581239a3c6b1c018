import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { EntranceButton, EntranceNote, useEntrance } from '../../../../kernel/pages/entrance.tsx';
import type { Platform } from '../../../../kernel/calls/platform.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, PageCard, Stack } from '../../../../ui/parts/card.tsx';
import { DoneDrawing } from '../../../../ui/drawings/done-drawing.tsx';
import { loadServiceTiles } from '../../signup/index.ts';
import type { Invitation, Joined } from '../joining.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';
import { HeadingFocus } from './heading-focus.tsx';

const ServiceTiles = lazy(async () => ({ default: (await loadServiceTiles()).ServiceTiles }));

interface JoinedViewProps {
  readonly joined: Joined;
  readonly invitation: Invitation;
  readonly platform: Platform;
}

/** The account and its services, or that someone has to approve it first. */
export function JoinedView({ joined, invitation, platform }: JoinedViewProps) {
  const t = useText();
  const company = companyNameFor(invitation, useLanguage());
  const { isWaiting, fullName: name, loginId } = joined;
  const entrance = useEntrance(isWaiting ? undefined : loginId);
  const title = isWaiting ? t('public.waitingTitle') : t('public.joinedTitle', { company, name });
  usePageTitle(title);
  return (
    <HeadingFocus>
      <PageCard
        title={title}
        lead={
          isWaiting ? (
            <Waiting joined={joined} company={company} />
          ) : (
            <EntranceNote {...(entrance && { entrance })} otherwise={t('public.joinedText')} />
          )
        }
        drawing={<DoneDrawing />}
      >
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
        {isWaiting ? (
          <LinkButton href={signInAddress} block>
            {t('public.logIn')}
          </LinkButton>
        ) : (
          <EntranceButton {...(entrance && { entrance })} block />
        )}
        {!isWaiting && (
          <Suspense>
            <ServiceTiles services={joined.services} addresses={platform.services} />
          </Suspense>
        )}
        {platform.contactCentre !== null && <Facts facts={[[t('public.contact'), platform.contactCentre]]} />}
      </PageCard>
    </HeadingFocus>
  );
}

/** Shows who reviews the application, and how the applicant will be notified. */
function Waiting({ joined: { contactOption }, company }: { readonly joined: Joined; readonly company: string }) {
  const t = useText();
  const told = {
    externalMail: t('public.notifiedByMail'),
    mobile: t('public.notifiedBySms'),
    opencode: t('public.told'),
  };
  return (
    <Stack tight>
      <p>{t('public.waitingText', { company })}</p>
      <p>{told[contactOption ?? 'opencode']}</p>
    </Stack>
  );
}
