import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { todayHere } from '../../../../ui/dates/days.ts';
import { useDayFormat } from '../../../../ui/dates/use-day-words.ts';
import { WallDrawing } from '../../../../ui/drawings/wall-drawing.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Dashboard } from '../../../../ui/dashboard/dash-card.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { firstStepsCard } from '../../portal/index.ts';
import { noticesQuery, overviewQuery } from '../api.ts';
import { ChecklistCard } from '../parts/checklist-card.tsx';
import { FailedMessagesCard } from '../parts/cards/failed-messages-card.tsx';
import { LatestChanges } from '../parts/latest-changes.tsx';
import { PeopleCard } from '../parts/cards/people-card.tsx';
import { MfaCard } from '../parts/cards/mfa-card.tsx';
import { UntranslatedCard } from '../parts/cards/untranslated-card.tsx';
import { WaitingCard } from '../parts/waiting-card.tsx';
import { OwnSetUp } from './own-set-up.tsx';
import { useText } from '../texts.ts';
import styles from './start.module.css';

/** The home shows it too, to administrators. */
const FirstSteps = lazy(async () => ({ default: await firstStepsCard() }));

/** Shows the console's start page: the company at a glance, what waits, what changed, and what remains to set up. */
export function StartPage() {
  const t = useText();
  const sections = useSections();
  const overview = useQuery(overviewQuery);
  usePageTitle(t('start.title'));
  return (
    <SectionPage title={t('start.title')} lead={<Today />} actions={<Wall />}>
      {sections.length === 0 && (
        <Callout tone="info" title={t('start.noSections')}>
          <p>{t('start.noSectionsText')}</p>
        </Callout>
      )}
      <OwnSetUp />
      <Listed query={overview}>
        {({ people, invitations, failedMessages, changes, registered, untranslated }) => (
          <Dashboard
            main={
              <>
                <PeopleCard people={people} />
                <WaitingCard invitations={invitations} />
                <LatestChanges changes={changes} />
              </>
            }
            side={
              <>
                <Suspense fallback={null}>
                  <FirstSteps />
                </Suspense>
                <FailedMessagesCard failedMessages={failedMessages} />
                <MfaCard people={people} />
                <UntranslatedCard untranslated={untranslated} />
                <ChecklistCard registered={registered} />
              </>
            }
          />
        )}
      </Listed>
    </SectionPage>
  );
}

function Wall() {
  return (
    <div className={styles['wall']}>
      <WallDrawing />
    </div>
  );
}

/** The day, and how much waits. */
function Today() {
  const t = useText();
  const language = useLanguage();
  const format = useDayFormat();
  const { data: notices = [] } = useQuery(noticesQuery);
  const today = todayHere();
  return (
    <>
      <time dateTime={today}>{format(today, 'date')}</time>
      {notices.length > 0 && (
        <span>{` · ${t('start.waiting', { number: formatNumber(notices.length, language) })}`}</span>
      )}
    </>
  );
}
