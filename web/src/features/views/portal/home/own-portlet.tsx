import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readPortalHome } from '@madang/contract/views/portal/routes.ts';
import type { OwnPortletPlace } from '@madang/contract/workplace/portlets/contributions/home-card.ts';
import { DashCard } from '../../../../ui/dashboard/dash-card.tsx';
import { BoardFeed, PinnedNotice } from '../../../workplace/boards/index.ts';
import { useText } from '../texts.ts';
import { ApprovalsCard } from './approvals-card.tsx';
import { BirthdaysCard } from './birthdays-card.tsx';
import { ComingDays } from './coming-days.tsx';
import { CalendarCard } from './home-calendar.tsx';
import { homeDaysOf } from './home-days.ts';
import { ConsoleLink } from './section-link.tsx';
import { LinksCard } from './shortcuts.tsx';

export type Home = AnswerOf<typeof readPortalHome>;

interface OwnPortletProps {
  readonly portlet: Pick<OwnPortletPlace, 'kind' | 'size'>;
  readonly home: Home;
  readonly mayManage: boolean;
}

/** One of the portlets that every home has. */
export function OwnPortlet({ portlet: { kind, size }, home, mayManage }: OwnPortletProps) {
  switch (kind) {
    case 'feed':
      return (
        <>
          <PinnedNotice post={home.feed.pinned} />
          <BoardFeed feed={{ ...home.feed, boards: boardsInOrder(home) }} />
        </>
      );
    case 'approvals':
      return <ApprovalsCard home={home} size={size} />;
    case 'anniversaries':
      return (
        <>
          <DaysCard home={home} isSmall={size === 'small'} mayManage={mayManage} />
          <BirthdaysCard birthdays={home.birthdays} />
        </>
      );
    case 'links':
      return <LinksCard links={home.links} size={size} mayManage={mayManage} />;
  }
}

/** Returns true if a portlet deserves a card; an empty one of links is drawn only for users who may add links. */
export function isDrawn({ kind }: OwnPortletPlace, home: Home, mayManage: boolean): boolean {
  if (kind === 'approvals') return home.waitingRequests !== null;
  return kind !== 'links' || home.links.length > 0 || mayManage;
}

/** Returns the boards in the company's order of its home. */
function boardsInOrder({ portlets, feed }: Home): Home['feed']['boards'] {
  return portlets.flatMap((portlet) =>
    portlet.kind === 'board' ? feed.boards.filter(({ boardNumber }) => boardNumber === portlet.boardNumber) : [],
  );
}

interface DaysCardProps {
  readonly home: Home;
  readonly isSmall: boolean;
  readonly mayManage: boolean;
}

function DaysCard({ home, isSmall, mayManage }: DaysCardProps) {
  const t = useText();
  const days = homeDaysOf(home.anniversaries, home.holidays);
  const title = t('home.anniversaries');
  const aside = mayManage && <ConsoleLink of={title} path={sectionAddresses.anniversaries} />;
  if (!isSmall) return <CalendarCard days={days} aside={aside} />;
  return (
    <DashCard title={title} aside={aside}>
      <ComingDays days={days} />
    </DashCard>
  );
}
