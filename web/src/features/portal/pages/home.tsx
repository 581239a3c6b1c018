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
import { HomeMenus } from '../parts/home-menus.tsx';
import { HomeNotices } from '../parts/home-notices.tsx';
import { HomePortlets } from '../parts/home-portlets.tsx';
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
      <Notices />
      <Menus />
      <Parts mayManage={session.can.includes('administerCompany')} />
    </div>
  );
}

/** WIZ-07: whoever has just come is led to the inbox that their company chose; afterwards the home is the home. */
function useFirstScreen(personId: string) {
  const { data: home } = useQuery(homeQuery);
  const opensFirst = home?.opensFirst;
  useEffect(() => {
    if (opensFirst && isArriving(personId)) location.replace(opensFirst);
  }, [opensFirst, personId]);
}

function Notices() {
  const { data: home } = useQuery(homeQuery);
  return home && home.notices.length > 0 ? <HomeNotices notices={home.notices} /> : null;
}

function Menus() {
  const { data: home } = useQuery(homeQuery);
  return home && home.menus.length > 0 ? <HomeMenus menus={home.menus} /> : null;
}

/** The services first, unless none of them is connected: then what the company made comes before them. */
function Parts({ mayManage }: { readonly mayManage: boolean }) {
  const t = useText();
  const home = useQuery(homeQuery);
  const platform = useQuery(platformQuery);
  const tiles = home.data && platform.data && tilesOf(home.data.services, platform.data.services);
  const services = (
    <section key="services" className={styles['part']} aria-labelledby="services">
      <h2 id="services">{t('home.services')}</h2>
      {tiles ? <ServiceTiles tiles={tiles} /> : <NoTiles home={home} platform={platform} />}
    </section>
  );
  // Of a failure the services speak already; nothing changes its place once it is read.
  const portlets = home.data && !platform.isPending && (
    <HomePortlets key="portlets" home={home.data} mayManage={mayManage} />
  );
  const isAnyConnected = tiles?.some(({ href }) => href !== null) ?? true;
  return isAnyConnected ? [services, portlets] : [portlets, services];
}

interface NoTilesProps {
  readonly home: Asked;
  readonly platform: Asked;
}
type Asked = Pick<ReturnType<typeof useQuery>, 'error' | 'refetch'>;

/** A failure here leaves the rest of the home as it is. */
function NoTiles({ home, platform }: NoTilesProps) {
  const t = useText();
  const failure = home.error ?? platform.error;
  // The page is on its way to the log-in, or to terms that wait.
  if (!failure || isTurnedAway(failure)) return <Skeleton lines={2} label={t('home.loading')} />;
  const askAgain = () => void Promise.all([home.refetch(), platform.refetch()]);
  return (
    <Card>
      <ErrorState title={thrownText(failure)} action={<Button onClick={askAgain}>{t('home.retry')}</Button>} />
    </Card>
  );
}
