import type { CompanyStructure } from '@madang/contract/company-life/company-structures/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Card, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { CompanyIcon } from '../../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { structureQuery, useHistory, useNamesOf } from '../api.ts';
import { CompanyTable } from '../parts/company-table.tsx';
import { type Offering, OfferPanel } from '../parts/offer-panel.tsx';
import { Offers } from '../parts/offers.tsx';
import { StructureHistory } from '../parts/structure-history.tsx';
import { useText } from '../texts.ts';

/** DEP-06: the structure that the company belongs to, its companies, and the offers that wait. */
export function StructurePage() {
  const t = useText();
  const asked = useQuery(structureQuery);
  const [offering, setOffering] = useState<Offering>();
  usePageTitle(t('title'));
  return (
    <SectionPage
      title={t('title')}
      lead={t('lead')}
      actions={
        can(asked.data, 'offerJoin') && (
          <Button variant="primary" onClick={() => setOffering({ kind: 'join', companyCode: '' })}>
            {t('invite')}
          </Button>
        )
      }
      panel={offering && <OfferPanel key={offering.kind} offering={offering} onClose={() => setOffering(undefined)} />}
    >
      <Listed query={asked}>{(own) => <Content own={own} onOffer={setOffering} />}</Listed>
    </SectionPage>
  );
}

interface ContentProps {
  readonly own: CompanyStructure;
  readonly onOffer: (offering: Offering) => void;
}

function Content({ own, onOffer }: ContentProps) {
  const t = useText();
  const names = useNamesOf();
  const { structure, offers, companyCode } = own;
  const history = useHistory();
  const cards = useContributed('structureCard');
  const hasHistory = (history.data?.pages[0]?.items.length ?? 0) > 0;
  if (!structure && offers.length === 0) {
    const code = <p>{t('ownCode', { code: companyCode })}</p>;
    return (
      <Stack>
        <EmptyState icon={<CompanyIcon />} title={t('empty')} text={t('emptyText')} action={code} />
        {hasHistory && <HistoryCard />}
      </Stack>
    );
  }
  const leads = can(own, 'offerJoin');
  const mayLeave = can(own, 'offerLeave');
  return (
    <Stack>
      {offers.length > 0 && <Offers offers={offers} />}
      {structure && (
        <Card>
          <Section title={names.ofStructure(structure)}>
            <Stack>
              <Facts facts={[[t('code'), structure.companyStructureCode]]} />
              <CompanyTable
                caption={names.ofStructure(structure)}
                companies={structure.companies}
                ownCode={companyCode}
                {...(leads && mayLeave && { onLeave: (code: string) => onOffer({ kind: 'leave', companyCode: code }) })}
              />
              {mayLeave && !leads && (
                <Actions>
                  <Button onClick={() => onOffer({ kind: 'leave', companyCode })}>{t('leave')}</Button>
                </Actions>
              )}
            </Stack>
          </Section>
        </Card>
      )}
      {cards.map((ContributedCard, place) => (
        <ContributedCard key={place} />
      ))}
      <HistoryCard />
    </Stack>
  );
}

/** Stays where the company has left its structure: what happened there is still its own history. */
function HistoryCard() {
  const t = useText();
  return (
    <Card>
      <Section title={t('history.title')}>
        <StructureHistory />
      </Section>
    </Card>
  );
}
