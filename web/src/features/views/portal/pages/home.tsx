import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { isArriving } from '../../../../kernel/pages/arrival.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { isTurnedAway, namesIn, type Session } from '../../../../kernel/session.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { todayHere } from '../../../../ui/dates/days.ts';
import { useDayFormat, useLunarWords } from '../../../../ui/dates/use-day-words.ts';
import { WallDrawing } from '../../../../ui/drawings/wall-drawing.tsx';
import { ErrorState } from '../../../../ui/parts/states.tsx';
import { EditIcon } from '../../../../ui/sections/icons.tsx';
import { homeQuery, platformQuery } from '../api.ts';
import { HomeParts } from '../home/home-parts.tsx';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { readsLunar } from '../home/reads-lunar.ts';
import { useText } from '../texts.ts';
import styles from './home.module.css';

/** Loaded when a home is to be arranged; next to no one does. */
const Arranger = lazy(async () => ({ default: (await import('../arranging/arranger.tsx')).Arranger }));

/** Shows the page after sign-in: news, the company's days, and shortcuts to the services that the user has. */
export function HomePage() {
  const t = useText();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { person } = namesIn(session, useLanguage());
  const { data: home } = useQuery(homeQuery);
  const [isArranged, setArranged] = useState(false);
  usePageTitle(t('home.title'));
  useFirstScreen(session.personId);
  return (
    <div className={styles['home']}>
      <header className={styles['greeting']}>
        <div>
          <Today />
          <h1 tabIndex={-1}>{t('home.greeting', { name: person })}</h1>
        </div>
        {can(home, 'arrange') && !isArranged && (
          <Button small variant="quiet" icon={<EditIcon size={16} />} onClick={() => setArranged(true)}>
            {t('arrange.start')}
          </Button>
        )}
      </header>
      <div className={styles['drawing']}>
        <WallDrawing />
      </div>
      <Content session={session} isArranged={isArranged} onArranged={() => setArranged(false)} />
    </div>
  );
}

function Today() {
  const format = useDayFormat();
  const lunar = useLunarWords(readsLunar(useLanguage()));
  const today = todayHere();
  return (
    <p>
      <time dateTime={today}>{[format(today, 'date'), lunar(today)].filter(Boolean).join(' · ')}</time>
    </p>
  );
}

/** WIZ-07: anyone who has just come is led to the inbox that their company chose; afterwards the home is the home. */
function useFirstScreen(personId: string) {
  const { data: home } = useQuery(homeQuery);
  const opensFirst = home?.opensFirst;
  useEffect(() => {
    if (opensFirst && isArriving(personId)) location.replace(opensFirst);
  }, [opensFirst, personId]);
}

interface ContentProps {
  readonly session: Session;
  readonly isArranged: boolean;
  readonly onArranged: () => void;
}

/** All of it at once, or what is in its place: nothing changes its place once it is read. */
function Content({ session, isArranged, onArranged }: ContentProps) {
  const t = useText();
  const { data: home, error, refetch } = useQuery(homeQuery);
  const platform = useQuery(platformQuery);
  if (home && platform.isFetched) {
    return isArranged ? (
      <Suspense fallback={<HomeSkeleton />}>
        <Arranger home={home} onClose={onArranged} />
      </Suspense>
    ) : (
      <HomeParts home={home} session={session} addresses={platform.data?.services} />
    );
  }
  // The page is on its way to the sign-in, or to terms that wait.
  if (!error || isTurnedAway(error)) return <HomeSkeleton />;
  return (
    <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('home.retry')}</Button>} />
  );
}
