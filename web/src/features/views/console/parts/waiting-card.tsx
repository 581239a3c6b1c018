import type { Overview } from '@madang/contract/views/console/routes.ts';
import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ChevronRightIcon } from '../../../../ui/icons.tsx';
import { DashCard, DashNote, DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { BellIcon, InviteIcon } from '../../../../ui/sections/icons.tsx';
import type { DrawnNotice } from '../../../../kernel/sections/contributions.ts';
import { noticesQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { useDrawnNotices } from './drawn-notices.ts';

/** Shows the tasks that wait for the administrator, with the unanswered invitations. */
export function WaitingCard({ invitations }: Pick<Overview, 'invitations'>) {
  const t = useText();
  const language = useLanguage();
  const drawn = useDrawnNotices();
  const { data = [] } = useQuery(noticesQuery);
  const waiting = data.flatMap((notice) => {
    const line = drawn(notice);
    return line ? [{ key: `${notice.kind}`, ...line }] : [];
  });
  const isEmpty = waiting.length === 0 && invitations.count === 0;
  return (
    <DashCard title={t('overview.waiting')}>
      {isEmpty && <DashNote>{t('notices.nothing')}</DashNote>}
      <DashRows>
        {waiting.map(({ key, ...notice }) => (
          <WaitingRow key={key} notice={notice} />
        ))}
        {invitations.count > 0 && (
          <li>
            <Link to={sectionAddresses.invitations} search={{ state: 'open' }}>
              <DashRow
                mark={<InviteIcon />}
                title={t('overview.openInvitations', {
                  number: formatNumber(invitations.count, language),
                  count: invitations.count,
                })}
                text={
                  invitations.firstEndsAt !== null &&
                  t('overview.firstEnds', { date: formatDate(invitations.firstEndsAt, language) })
                }
                end={<ChevronRightIcon size={16} />}
              />
            </Link>
          </li>
        )}
      </DashRows>
    </DashCard>
  );
}

function WaitingRow({ notice: { title, text, to, search } }: { readonly notice: DrawnNotice }) {
  const row = (
    <DashRow
      mark={<BellIcon />}
      title={title}
      text={text}
      {...(to !== undefined && { end: <ChevronRightIcon size={16} /> })}
    />
  );
  return (
    <li>
      {to === undefined ? (
        row
      ) : (
        <Link to={to} search={search ?? {}}>
          {row}
        </Link>
      )}
    </li>
  );
}
