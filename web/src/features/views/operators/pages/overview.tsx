import { usePageTitle } from '../../../../kernel/document-title.ts';
import { DashCards, Dashboard } from '../../../../ui/dashboard/dash-card.tsx';
import { CompaniesCard } from '../parts/companies-card.tsx';
import { DeliveryCard } from '../parts/delivery-card.tsx';
import { useDelivery } from '../api.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useText } from '../texts.ts';

/** OPS-10: an operator's start page: companies, and the delivery of mails. */
export function OverviewPage() {
  const t = useText();
  const delivery = useDelivery();
  usePageTitle(t('overview.title'));
  return (
    <>
      <h1>{t('overview.title')}</h1>
      <Dashboard
        main={
          <>
            <Listed query={delivery}>
              {(channels) => (
                <DashCards>
                  {channels.map((health) => (
                    <DeliveryCard key={health.channel} health={health} />
                  ))}
                </DashCards>
              )}
            </Listed>
            <CompaniesCard />
          </>
        }
      />
    </>
  );
}
