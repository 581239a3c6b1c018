import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { identityQuery, peopleCountsQuery, recordQuery, usageQuery, useReread } from '../api.ts';
import { IdentityForm } from '../parts/identity-form.tsx';
import { PeopleCounts } from '../parts/people-counts.tsx';
import { RecordForm } from '../parts/record-form.tsx';
import { SignInLink } from '../parts/sign-in-link.tsx';
import { UsageCard } from '../parts/usage-card.tsx';
import { useText } from '../texts.ts';
import styles from './company.module.css';

/** The company as its people and its mails show it; and, at the end, the way out. */
export function CompanyPage() {
  const t = useText();
  const asked = useQuery(identityQuery);
  const recorded = useQuery(recordQuery);
  const counted = useQuery(peopleCountsQuery);
  const used = useQuery(usageQuery);
  const [loaded, load] = useLoadedAnew(useReread());
  usePageTitle(t('title'));
  return (
    <SectionPage title={t('title')} lead={t('lead')}>
      <Listed query={asked}>
        {(identity) => (
          <div className={styles['cards']}>
            <Card>
              <Listed query={recorded}>
                {(record) => <RecordForm key={`${loaded} ${record.companyName}`} {...{ record, load }} />}
              </Listed>
            </Card>
            <Card>
              <Listed query={counted}>{(counts) => <PeopleCounts {...counts} />}</Listed>
            </Card>
            <Card>
              <Listed query={used}>{(usage) => <UsageCard usage={usage} />}</Listed>
            </Card>
            <Card>
              <IdentityForm key={`${loaded} ${identity.markAddress}`} {...{ identity, load }} />
            </Card>
            <Card>
              <SignInLink address={identity.logInAddress} />
            </Card>
            <Card>
              <Section title={t('closing.title')} help={t('closing.text')}>
                <Stack tight>
                  <Link to="/console/ending" className={styles['closing']}>
                    {t('closing.open')}
                  </Link>
                </Stack>
              </Section>
            </Card>
          </div>
        )}
      </Listed>
    </SectionPage>
  );
}
