import { useQuery } from '@tanstack/react-query';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { profileQuery } from '../api.ts';
import { Contacts } from '../parts/contacts.tsx';
import { OwnFacts } from '../parts/own-facts.tsx';
import { OwnedFacts } from '../parts/owned-facts.tsx';
import { useText } from '../texts.ts';

/** Shows the facts that users may change about themselves, their contacts, and the facts their company decides. */
export function ProfilePage() {
  return (
    <AccountFrame section="profile">
      <Profile />
    </AccountFrame>
  );
}

function Profile() {
  const t = useText();
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const sections = useContributed('accountSection');
  const [OwnPlans] = useContributed('ownPlans');
  if (!profile) {
    if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={t('loading')} />;
    return (
      <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    );
  }
  return (
    <>
      {OwnPlans && <OwnPlans />}
      <Section title={t('form.title')} help={t('form.help')}>
        <OwnFacts profile={profile} />
      </Section>
      <Section title={t('contacts.title')} help={t('contacts.help')}>
        <Contacts profile={profile} />
      </Section>
      <Section title={t('owned.title')} help={t('owned.help')}>
        <OwnedFacts owned={profile.owned} />
      </Section>
      {sections.map((AccountSection, place) => (
        <AccountSection key={place} />
      ))}
    </>
  );
}
