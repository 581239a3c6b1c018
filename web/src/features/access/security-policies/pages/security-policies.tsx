import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Card } from '../../../../ui/parts/card.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { policiesQuery, useReread } from '../api.ts';
import { FactorForm } from '../parts/factor-form.tsx';
import { HoldersForm } from '../parts/holders-form.tsx';
import { IdChangePeriods } from '../parts/id-change-periods.tsx';
import { IdForm } from '../parts/id-form.tsx';
import { PasswordForm } from '../parts/password-form.tsx';
import { PasswordRenewal } from '../parts/password-renewal.tsx';
import { TrustForm } from '../parts/trust-form.tsx';
import { useText } from '../texts.ts';
import styles from './security-policies.module.css';

/** Shows what the company requires of passwords, MFA and IDs, and how many people each choice would affect. */
export function SecurityPoliciesPage() {
  const t = useText();
  const loaded = useQuery(policiesQuery);
  const reread = useReread();
  // Each of its own: what is typed in one form stays when another is saved.
  const [passwordKey, loadPassword] = useLoadedAnew(reread);
  const [factorKey, loadFactor] = useLoadedAnew(reread);
  const [trustKey, loadTrust] = useLoadedAnew(reread);
  const [holdersKey, loadHolders] = useLoadedAnew(reread);
  const [idKey, loadId] = useLoadedAnew(reread);
  usePageTitle(t('title'));
  return (
    <SectionPage title={t('title')} lead={t('lead')}>
      <Listed query={loaded}>
        {(policies) => (
          <div className={styles['cards']}>
            <Card>
              <PasswordForm
                key={`${passwordKey} ${policies.passwordProfile}`}
                policies={policies}
                load={loadPassword}
              />
            </Card>
            <Card>
              <PasswordRenewal policies={policies} load={reread} />
            </Card>
            <Card>
              <FactorForm key={`${factorKey} ${policies.secondFactor}`} policies={policies} load={loadFactor} />
            </Card>
            <Card>
              <TrustForm key={`${trustKey} ${policies.trustDays}`} policies={policies} load={loadTrust} />
            </Card>
            <Card>
              <HoldersForm key={`${holdersKey} ${policies.namesHolders}`} policies={policies} load={loadHolders} />
            </Card>
            {policies.hasUserIds && (
              <Card>
                <IdForm key={`${idKey} ${policies.idProfile}`} policies={policies} load={loadId} />
              </Card>
            )}
            <Card>
              <IdChangePeriods />
            </Card>
          </div>
        )}
      </Listed>
    </SectionPage>
  );
}
