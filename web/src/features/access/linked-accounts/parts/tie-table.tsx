import { endLoginTie, leaveLoginTie, type LinkedAccountRow } from '@madang/contract/access/linked-accounts/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useCompanyOf, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface TieTableProps {
  readonly ties: readonly LinkedAccountRow[];
  readonly onAccept: (tie: LinkedAccountRow) => void;
}

/** Whose login opens which company, and how far it has come. */
export function TieTable({ ties, onAccept }: TieTableProps) {
  const t = useText();
  const language = useLanguage();
  const companyOf = useCompanyOf();
  const stateOf = ({ state, expiresAt }: LinkedAccountRow) =>
    expiresAt === null ? t(`states.${state}`) : t('until', { date: formatDate(expiresAt, language, 'dateTime') });
  return (
    <Table
      caption={t('title')}
      rows={ties}
      rowKey={({ tieId }) => tieId}
      line={(tie) => `${companyOf(tie)} · ${stateOf(tie)}`}
      columns={[
        { id: 'person', title: t('person'), isHeader: true, cell: ({ loginId }) => loginId },
        { id: 'company', title: t('company'), cell: companyOf },
        { id: 'state', title: t('state'), cell: stateOf },
        {
          id: 'actions',
          title: t('actions'),
          isAction: true,
          isUnder: true,
          cell: (tie: LinkedAccountRow) => <TieActions tie={tie} onAccept={() => onAccept(tie)} />,
        },
      ]}
    />
  );
}

interface TieActionsProps {
  readonly tie: LinkedAccountRow;
  readonly onAccept: () => void;
}

function TieActions({ tie, onAccept }: TieActionsProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const company = useCompanyOf()(tie);
  const [busy, setBusy] = useState(false);
  const isOpen = tie.state === 'offered';
  const params = { tieId: tie.tieId };
  const run = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await work();
      notices.toast(said);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  const leave = async () => {
    const isSure = isOpen || (await notices.confirm(t('leaveAsk', { company }), { title: t('leave'), ok: t('leave') }));
    if (!isSure) return;
    await run(() => call(leaveLoginTie, { params }), isOpen ? t('declined') : t('left', { company }));
  };
  const end = async () => {
    const question = t('removeAsk', { person: tie.loginId });
    const isSure = isOpen || (await notices.confirm(question, { title: t('remove'), ok: t('remove') }));
    if (isSure) await run(() => call(endLoginTie, { params }), isOpen ? t('withdrawn') : t('removed'));
  };
  const named = (action: string) => t('actOn', { action, person: tie.loginId });
  const [leaving, ending] = [isOpen ? t('decline') : t('leave'), isOpen ? t('withdraw') : t('remove')];
  return (
    <Actions>
      {can(tie, 'accept') && (
        <Button variant="primary" small aria-label={named(t('accept'))} onClick={onAccept}>
          {t('accept')}
        </Button>
      )}
      {can(tie, 'leave') && (
        <Button variant="quiet" small busy={busy} aria-label={named(leaving)} onClick={() => void leave()}>
          {leaving}
        </Button>
      )}
      {can(tie, 'end') && (
        <Button variant="quiet" small busy={busy} aria-label={named(ending)} onClick={() => void end()}>
          {ending}
        </Button>
      )}
    </Actions>
  );
}
