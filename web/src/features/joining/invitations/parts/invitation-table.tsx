import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { lastDay } from '../../../../kernel/forms/last-day.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { useText } from '../texts.ts';
import { InvitationStateBadge } from './invitation-state.tsx';

interface InvitationTableProps {
  readonly rows: readonly InvitationRow[];
  readonly openId: string | null;
  readonly onOpen: (row: InvitationRow) => void;
}

/** Name of an invitation in a list: recipient or note, and its time where names would be alike. */
export function useInvitationName(): (row: InvitationRow) => string {
  const t = useText();
  const language = useLanguage();
  return ({ kind, recipient, note, createdAt }) => {
    if (kind === 'person' && recipient !== '') return note === '' ? recipient : `${recipient} · ${note}`;
    const name = t(kind === 'person' ? 'forgotten' : kind === 'link' ? 'sharedLink' : 'promotion');
    return `${name} · ${note || formatDate(createdAt, language, 'dateTime')}`;
  };
}

/** Returns a function that names the department in which joining people begin; the company itself has no department name. */
export function useDepartmentName(): (row: Pick<InvitationRow, 'department'>) => string {
  const t = useText();
  const language = useLanguage();
  return ({ department }) =>
    department.departmentCode === rootDepartment ? t('detail.wholeCompany') : departmentNameFor(department, language);
}

/** Department, job rank and job title in one line. */
function usePlaceText(): (row: InvitationRow) => string {
  const language = useLanguage();
  const departmentName = useDepartmentName();
  return (row) => {
    const job = [row.jobRank, row.jobTitle].flatMap((entry) => (entry ? jobRankNameFor(entry, language) : []));
    return [departmentName(row), ...job].join(' · ');
  };
}

/** Returns a function that states how many people joined by an invitation, out of its maximum, and how many still wait. */
export function useJoinedText(): (row: InvitationRow) => string {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return ({ joinedCount, waitingCount, kind, maxUses }) => {
    const max = number(maxUses);
    const count = kind === 'person' ? number(joinedCount) : t('ofUses', { joined: number(joinedCount), max });
    const whole = (text: string) => text.replaceAll(' ', '\u00A0');
    // It breaks, if at all, before those who wait.
    return waitingCount > 0 ? `${whole(count)} ${whole(`(${t('waiting', { count: waitingCount })})`)}` : whole(count);
  };
}

/** The funnel of each invitation: sent, opened, joined. */
export function InvitationTable({ rows, openId, onOpen }: InvitationTableProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useInvitationName();
  const number = (value: number) => formatNumber(value, language);
  const joined = useJoinedText();
  const place = usePlaceText();
  const endOf = ({ expiresAt }: InvitationRow) => formatDate(lastDay(expiresAt), language);
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={({ invitationId }) => invitationId}
      rowName={nameOf}
      rowHref={({ invitationId }) => addressWith({ item: invitationId, panel: null })}
      onOpen={onOpen}
      openKey={openId}
      line={(row) =>
        [
          // A phone has no room for 'nowhere in particular'.
          ...(row.department.departmentCode === rootDepartment && !row.jobRank && !row.jobTitle ? [] : [place(row)]),
          // One person's state says it.
          ...(row.kind === 'person' ? [] : [`${t('columns.joined')} ${joined(row)}`]),
          `${t('columns.expires')} ${endOf(row)}`,
        ].join(' · ')
      }
      columns={[
        { id: 'who', title: t('columns.who'), cell: nameOf, isHeader: true },
        {
          id: 'state',
          title: t('columns.state'),
          cell: ({ state }) => <InvitationStateBadge state={state} />,
          isWhole: true,
          isBeside: true,
        },
        { id: 'place', title: t('columns.place'), cell: place },
        {
          id: 'sent',
          title: t('columns.sent'),
          cell: ({ kind, sentCount }) => (kind === 'person' ? number(sentCount) : '–'),
          align: 'end',
          wideOnly: true,
        },
        {
          id: 'opened',
          title: t('columns.opened'),
          cell: ({ openedCount }) => number(openedCount),
          align: 'end',
          wideOnly: true,
        },
        { id: 'joined', title: t('columns.joined'), cell: joined, align: 'end' },
        {
          id: 'expires',
          title: t('columns.expires'),
          cell: endOf,
          wideOnly: true,
        },
      ]}
    />
  );
}
