import { useSuspenseQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { namesIn } from '../../../kernel/session.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card, Facts, PageCard, Section } from '../../../ui/parts/card.tsx';
import { SessionList } from '../parts/session-list.tsx';
import { useText } from '../texts.ts';

/** A person's own account: who they are here, the password, and where they are logged in. */
export function AccountPage() {
  const t = useText();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { person, company } = namesIn(session, useLanguage());
  usePageTitle(t('account.title'));
  return (
    <PageCard title={t('account.title')} wide>
      <Section title={t('account.person')}>
        <Card>
          <Facts
            facts={[
              [t('account.name'), person],
              [
                t('account.loginId'),
                <span key="id" lang="en">
                  {session.loginId}
                </span>,
              ],
              [t('account.company'), company],
            ]}
          />
        </Card>
      </Section>
      <Section title={t('account.password')} help={t('account.passwordHelp')}>
        <div>
          <LinkButton href="/loginapp/password/change">{t('account.changePassword')}</LinkButton>
        </div>
      </Section>
      <Section title={t('list.title')} help={t('list.help')}>
        <SessionList />
      </Section>
    </PageCard>
  );
}
