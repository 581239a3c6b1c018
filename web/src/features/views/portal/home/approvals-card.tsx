import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import type { PortletSize } from '@madang/contract/workplace/portlets/rules.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DashCard, DashNote } from '../../../../ui/dashboard/dash-card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import type { Home } from './own-portlet.tsx';

/** Counted at most; of more it says so. */
const countedMost = 999;
/** The least height of a row. */
const rowRem = 3.5;

interface ApprovalsCardProps {
  readonly home: Home;
  readonly size: PortletSize;
}

/** APR-02: the first requests that wait for the reader, with their count and the way to all of them. */
export function ApprovalsCard({ home, size }: ApprovalsCardProps) {
  const t = useText();
  const language = useLanguage();
  const [Rows] = useContributed('waitingRequests');
  const { waitingRequests: requests, notices } = home;
  const count = notices.find((notice) => notice.kind === 'waitingApprovals')?.count ?? 0;
  const counted = count > countedMost ? `${countedMost}+` : formatNumber(count, language);
  const title = t('home.approvals');
  return (
    <DashCard
      title={count > 0 ? `${title} ${counted}` : title}
      aside={
        <Link to={approvalsHome}>
          <span>{t('home.allApprovals')}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Link>
      }
    >
      {requests === null && <DashNote>{t('home.approvalsOff')}</DashNote>}
      {requests?.length === 0 && <DashNote>{t('home.noApprovals')}</DashNote>}
      {requests !== null && requests.length > 0 && Rows && (
        // The rows come later: nothing below them changes its place then.
        <div style={{ minBlockSize: `${requests.length * rowRem}rem` }}>
          <Rows requests={requests} size={size} />
        </div>
      )}
    </DashCard>
  );
}
