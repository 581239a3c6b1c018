import type { HomeNotice } from '@madang/contract/views/portal/routes.ts';
import { lazy, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import type { Session } from '../../../../kernel/session.ts';
import { isConnected, type ServiceAddresses, tilesOf } from '../service-tiles.ts';
import { HomeColumns } from './home-columns.tsx';
import { HomeNotices } from './home-notices.tsx';
import { type Home, isDrawn, OwnPortlet } from './own-portlet.tsx';
import { ServicesCard } from './shortcuts.tsx';

const FirstSteps = lazy(async () => ({ default: (await import('./administrator-cards.ts')).FirstStepsCard }));
const ConsoleCard = lazy(async () => ({ default: (await import('./administrator-cards.ts')).ConsoleCard }));

interface HomePartsProps {
  readonly home: Home;
  readonly session: Session;
  /** Undefined where they could not be read: then no service has a tile, and nothing is said of any. */
  readonly addresses: ServiceAddresses | undefined;
}

/** Shows the waiting notices, then the two columns in the company's arrangement. */
export function HomeParts({ home, session, addresses }: HomePartsProps) {
  const contributed = useContributed('homeCard');
  const mayManage = can(session, 'administerCompany');
  const tiles = addresses ? tilesOf(home.services, addresses) : [];
  const connected = tiles.filter(isConnected);
  const unconnected = tiles.filter((tile) => !isConnected(tile)).map(({ service }) => service);
  const inColumn = (column: 'main' | 'side') =>
    home.portlets.flatMap((portlet) =>
      portlet.kind !== 'board' && portlet.column === column && isDrawn(portlet, home, mayManage)
        ? [<OwnPortlet key={portlet.kind} portlet={portlet} home={home} mayManage={mayManage} />]
        : [],
    );
  const isInCard = ({ kind }: HomeNotice) =>
    kind === 'waitingApprovals' && home.portlets.some((portlet) => portlet.kind === 'approvals');
  const contributedTo = (column: 'main' | 'side') =>
    contributed.flatMap(({ Card, column: own }, place) => (own === column ? [<Card key={place} home={home} />] : []));
  return (
    <>
      {home.notices.length > 0 && <HomeNotices notices={home.notices} isInCard={isInCard} />}
      <HomeColumns
        main={
          <>
            {mayManage && (
              <Suspense fallback={null}>
                <FirstSteps />
              </Suspense>
            )}
            {inColumn('main')}
            {contributedTo('main')}
          </>
        }
        side={[
          connected.length > 0 && <ServicesCard key="services" services={connected} />,
          ...inColumn('side'),
          ...contributedTo('side'),
          mayManage && (
            <Suspense key="console" fallback={null}>
              <ConsoleCard unconnected={unconnected} mayConnect={can(session, 'operatePlatform')} />
            </Suspense>
          ),
        ]}
      />
    </>
  );
}
