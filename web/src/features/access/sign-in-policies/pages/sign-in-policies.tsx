import { useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { Card } from '../../../../ui/parts/card.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { rulesQuery, useReread } from '../api.ts';
import { FailureList } from '../parts/failure-list.tsx';
import { NetworksForm } from '../parts/networks-form.tsx';
import { SessionList } from '../parts/session-list.tsx';
import { SessionRulesForm } from '../parts/session-rules-form.tsx';
import { useText } from '../texts.ts';
import styles from './sign-in-policies.module.css';

/** Shows how and from where the company's people sign in; the rules are for its administrators. */
export function SignInPoliciesPage() {
  const t = useText();
  const { data: session } = useQuery(sessionQuery);
  usePageTitle(t('title'));
  return (
    <SectionPage title={t('title')} lead={t('lead')}>
      <div className={styles['cards']}>
        {can(session, 'administerCompany') && <Rules />}
        <Card>
          <SessionList />
        </Card>
        <Card>
          <FailureList />
        </Card>
      </div>
    </SectionPage>
  );
}

function Rules() {
  const asked = useQuery(rulesQuery);
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <Listed query={asked}>
      {(rules) => (
        <>
          <Card>
            <SessionRulesForm key={loaded} {...{ rules, load }} />
          </Card>
          <Card>
            <NetworksForm key={loaded} {...{ rules, load }} />
          </Card>
        </>
      )}
    </Listed>
  );
}
