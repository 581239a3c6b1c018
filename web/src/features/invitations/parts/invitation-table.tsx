import type { InvitationRow } from '@madang/contract/invitations/routes.ts';
import { formatDate, formatNumber } from '../../../kernel/formats.ts';
import { addressWith } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { DataTable } from '../../../ui/rooms/data-table.tsx';
import { useText } from '../texts.ts';

interface InvitationTableProps {
  readonly rows: readonly InvitationRow[];
  readonly openId: string | null;
  readonly onOpen: (row: InvitationRow) => void;
}

/** What an invitation is called in a list: whom it went to, or what the administrator noted. */
export function useInvitationName(): (row: InvitationRow) => string {
  const t = useText();
  return ({ kind, recipient, note }) => {
    const name = kind === 'person' ? recipient || t('forgotten') : t(kind === 'link' ? 'sharedLink' : 'promotion');
    return note === '' ? name : `${name} · ${note}`;
  };
}

/** How many came by an invitation, of how many that may, and how many of them still wait. */
export function useJoinedText(): (row: InvitationRow) => string {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return ({ joinedCount, waitingCount, kind, maxUses }) => {
    const most = number(maxUses);
    const count = kind === 'person' ? number(joinedCount) : t('ofUses', { joined: number(joinedCount), most });
    return waitingCount > 0 ? `${count} (${t('waiting', { count: waitingCount })})` : count;
  };
}

/** The funnel of each invitation: sent, opened, joined. */
export function InvitationTable({ rows, openId, onOpen }: InvitationTableProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useInvitationName();
  const number = (value: number) => formatNumber(value, language);
  const joined = useJoinedText();
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={({ invitationId }) => invitationId}
      rowName={nameOf}
      rowHref={({ invitationId }) => addressWith({ item: invitationId, panel: null })}
      onOpen={onOpen}
      openKey={openId}
      columns={[
        { id: 'who', title: t('columns.who'), cell: nameOf, isHeader: true },
        { id: 'state', title: t('columns.state'), cell: ({ state }) => t(`states.${state}`) },
        {
          id: 'sent',
          title: t('columns.sent'),
          cell: ({ kind, sentCount }) => (kind === 'person' ? number(sentCount) : '–'),
          align: 'end',
        },
        {
          id: 'opened',
          title: t('columns.opened'),
          cell: ({ openedCount }) => number(openedCount),
          align: 'end',
        },
        { id: 'joined', title: t('columns.joined'), cell: joined, align: 'end' },
        {
          id: 'expires',
          title: t('columns.expires'),
          cell: ({ expiresAt }) => formatDate(expiresAt, language),
          wideOnly: true,
        },
      ]}
    />
  );
}
