import { can } from '../../../kernel/calls/can.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readPortalHome } from '@madang/contract/portal/routes.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isArriving } from '../../../kernel/pages/arrival.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { isTurnedAway, namesIn } from '../../../kernel/session.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../ui/parts/states.tsx';
import { homeQuery, platformQuery } from '../api.ts';
import { HomeNotices } from '../parts/home-notices.tsx';
import { HomePortlets } from '../parts/home-portlets.tsx';
import { HomeSkeleton } from '../parts/home-skeleton.tsx';
import { ServiceTiles } from '../parts/service-tiles.tsx';
import { tilesOf } from '../service-tiles.ts';
import { useText } from '../texts.ts';
import styles from './home.module.css';

/** Where people land after log-in: the company's menus, the doors to their services, and what is new. */
export function HomePage() {
  const t = useText();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { person, company } = namesIn(session, useLanguage());
  usePageTitle(t('home.title'));
  useFirstScreen(session.personId);
  return (
    <div className={styles['home']}>
      <header className={styles['greeting']}>
        <p>{company}</p>
        <h1 tabIndex={-1}>{t('home.greeting', { name: person })}</h1>
      </header>
      <Content mayManage={can(session, 'administerCompany')} />
    </div>
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

interface PartsProps {
  readonly mayManage: boolean;
}

/** All of it at once, or what is in its place: nothing changes its place once it is read. */
function Content({ mayManage }: PartsProps) {
  const t = useText();
  const { data: home, error, refetch } = useQuery(homeQuery);
  const platform = useQuery(platformQuery);
  if (home && platform.isFetched) {
    return (
      <>
        {home.notices.length > 0 && <HomeNotices notices={home.notices} />}
        <Parts home={home} mayManage={mayManage} />
      </>
    );
  }
  // The page is on its way to the log-in, or to terms that wait.
  if (!error || isTurnedAway(error)) return <HomeSkeleton />;
  return (
    <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('home.retry')}</Button>} />
  );
}

/** The services first, unless none of them is connected: then what the company made comes before them. */
function Parts({ home, mayManage }: PartsProps & { readonly home: AnswerOf<typeof readPortalHome> }) {
  const t = useText();
  const platform = useQuery(platformQuery);
  const tiles = platform.data && tilesOf(home.services, platform.data.services);
  const services = (
    <section key="services" className={styles['part']} aria-labelledby="services">
      <h2 id="services">{t('home.services')}</h2>
      {tiles ? <ServiceTiles tiles={tiles} /> : <NoTiles error={platform.error} refetch={platform.refetch} />}
    </section>
  );
  const portlets = <HomePortlets key="portlets" home={home} mayManage={mayManage} />;
  const isAnyConnected = tiles?.some(({ href }) => href !== null) ?? true;
  return isAnyConnected ? [services, portlets] : [portlets, services];
}

/** A failure here leaves the rest of the home as it is, also while it is tried again. */
function NoTiles({ error, refetch }: Pick<ReturnType<typeof useQuery>, 'error' | 'refetch'>) {
  const t = useText();
  // The page is on its way to the log-in, or to terms that wait.
  if (!error || isTurnedAway(error)) return <Skeleton lines={2} label={t('home.loading')} />;
  return (
    <Card>
      <ErrorState
        title={thrownText(error)}
        action={<Button onClick={() => void refetch()}>{t('home.retry')}</Button>}
      />
    </Card>
  );
}
