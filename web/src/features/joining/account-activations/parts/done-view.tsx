import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { EntranceButton, EntranceNote, useEntrance } from '../../../../kernel/pages/entrance.tsx';
import type { Platform } from '../../../../kernel/calls/platform.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, PageCard } from '../../../../ui/parts/card.tsx';
import { DoneDrawing } from '../../../../ui/drawings/done-drawing.tsx';
import { loadDeletedNote } from '../../../access/consents/index.ts';
import { loadServiceTiles } from '../../signup/index.ts';
import { useText } from '../texts.ts';
import type { Joined } from '../use-account.ts';

const ServiceTiles = lazy(async () => ({ default: (await loadServiceTiles()).ServiceTiles }));

const DeletedNote = lazy(async () => ({ default: (await loadDeletedNote()).DeletedNote }));

/** The account and its services, and the way on into it. */
export function DoneView({ activated, platform }: { readonly activated: Joined; readonly platform: Platform }) {
  const t = useText();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const entrance = useEntrance(activated.loginId);
  const title = t('done.title', { name: activated.fullName });
  usePageTitle(title);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box}>
      <PageCard
        title={title}
        lead={<EntranceNote {...(entrance && { entrance })} otherwise={t('done.lead')} />}
        drawing={<DoneDrawing />}
      >
        <Facts
          facts={[
            [fieldText('companyName'), companyNameFor(activated, language)],
            [
              fieldText('loginId'),
              <span key="id" lang="en">
                {activated.loginId}
              </span>,
            ],
          ]}
        />
        {!activated.isConfirmed && <Callout tone="info">{t('done.confirm', { address: activated.loginId })}</Callout>}
        {activated.deleted.length > 0 && (
          <Suspense>
            <DeletedNote deleted={activated.deleted} />
          </Suspense>
        )}
        <EntranceButton {...(entrance && { entrance })} block />
        <Suspense>
          <ServiceTiles services={activated.services} addresses={platform.services} />
        </Suspense>
        {platform.contactCentre !== null && <Facts facts={[[t('page.contact'), platform.contactCentre]]} />}
      </PageCard>
    </div>
  );
}
