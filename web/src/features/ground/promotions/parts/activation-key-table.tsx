import type { ActivationKeyRow, CompanyKeyRow } from '@madang/contract/ground/promotions/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { lastDay } from '../../../../kernel/forms/last-day.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useText } from '../texts.ts';
import { lastFourColumn } from './last-four.tsx';
import { useRevoke } from './use-revoke.ts';

const tones: Readonly<Record<ActivationKeyRow['state'], StateTone>> = {
  valid: 'usual',
  used: 'past',
  revoked: 'stopped',
  expired: 'past',
};

/** A company's list says who used each of its keys; the operator's names no one of a company. */
type Row = ActivationKeyRow & Partial<Pick<CompanyKeyRow, 'usedBy'>>;

interface ActivationKeyTableProps {
  readonly rows: readonly Row[];
  /** Undefined where the person may not revoke. */
  readonly revoke: ((opencodeId: string) => Promise<unknown>) | undefined;
  readonly reread: () => Promise<void>;
}

/** Opencodes by their last four letters, with what became of each; those that still serve can be revoked. */
export function ActivationKeyTable({ rows, revoke: send, reread }: ActivationKeyTableProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const ask = useRevoke(reread);
  const revoke = ({ opencodeId, lastFour }: Row) =>
    send &&
    ask({
      action: t('revoke'),
      question: t('opencodes.confirm', { lastFour }),
      send: () => send(opencodeId),
    });
  const date = (value: string | null) => (value === null ? '' : formatDate(value, language));
  const endOf = ({ validUntil }: Row) => formatDate(lastDay(validUntil), language);
  /** The person and the day, beside the state. */
  const since = ({ state, usedBy, usedAt, revokedAt }: Row) => {
    if (state === 'used') return [...(usedBy ? [nameOf(usedBy)] : []), date(usedAt)].join(' · ');
    return state === 'revoked' ? date(revokedAt) : '';
  };
  const stateOf = (row: Row) => (
    <>
      <StateBadge tone={tones[row.state]}>{t(`opencodes.${row.state}`)}</StateBadge> <span>{since(row)}</span>
    </>
  );
  return (
    <Table
      caption={t('opencodes.title')}
      rows={rows}
      rowKey={({ opencodeId }) => opencodeId}
      line={(row) => (
        <>
          {stateOf(row)}
          <span>
            {[row.note, row.state === 'valid' && `${t('opencodes.until')} ${endOf(row)}`]
              .filter(Boolean)
              .map((text) => ` · ${text}`)
              .join('')}
          </span>
        </>
      )}
      columns={[
        lastFourColumn(t('columns.lastFour')),
        { id: 'note', title: t('opencodes.note'), cell: ({ note }) => note },
        { id: 'issued', title: t('opencodes.issuedOn'), cell: ({ issuedAt }) => date(issuedAt), isWhole: true },
        { id: 'until', title: t('opencodes.until'), cell: endOf, isWhole: true },
        { id: 'state', title: t('columns.state'), cell: stateOf, hasWholeWords: true },
        {
          id: 'revoke',
          title: t('opencodes.action'),
          isAction: true,
          align: 'end',
          isBeside: true,
          cell: (row) =>
            send &&
            row.state === 'valid' && (
              <Button
                small
                variant="danger"
                aria-label={t('opencodes.revokeOne', { lastFour: row.lastFour })}
                onClick={() => void revoke(row)}
              >
                {t('revoke')}
              </Button>
            ),
        },
      ]}
    />
  );
}
