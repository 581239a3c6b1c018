import { revokePromotion, type PromotionCodeRow } from '@madang/contract/ground/promotions/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogButtons, Popup } from '../../../../ui/dialogs/popup.tsx';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { usePromotionCodes, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { lastFourColumn } from './last-four.tsx';
import { Pager } from './pager.tsx';
import { useRevoke } from './use-revoke.ts';

interface CodesPopupProps {
  readonly promotionId: string;
  readonly onClose: () => void;
}

/** The codes of one issue by their last four letters, to revoke one or all. */
export function CodesPopup({ promotionId, onClose }: CodesPopupProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const codes = usePromotionCodes(promotionId, page);
  const ask = useRevoke(useReread());
  const revoke: Revoke = (asked, codeIds) =>
    ask({ ...asked, send: () => call(revokePromotion, { params: { promotionId }, body: { codeIds } }) });
  const revokeAll = () =>
    revoke({ action: t('revokeAll'), question: t('confirmAll', { count: codes.data?.total.count ?? 0 }) });
  return (
    <Popup
      title={t('codesTitle')}
      size="wide"
      onClose={onClose}
      footer={
        <DialogButtons cancel={t('close')} onCancel={onClose}>
          <Button variant="danger" onClick={() => void revokeAll()}>
            {t('revokeAll')}
          </Button>
        </DialogButtons>
      }
    >
      {codes.isPending && <Skeleton label={t('loading')} />}
      {codes.isError && <ErrorState title={thrownText(codes.error)} />}
      {codes.data && <CodesTable rows={codes.data.items} onRevoke={revoke} />}
      {codes.data && <Pager shown={codes.data} onChange={setPage} />}
    </Popup>
  );
}

interface Asked {
  readonly action: string;
  readonly question: string;
}

type Revoke = (asked: Asked, codeIds?: string[]) => Promise<void>;

function CodesTable({ rows, onRevoke }: { readonly rows: readonly PromotionCodeRow[]; readonly onRevoke: Revoke }) {
  const t = useText();
  const language = useLanguage();
  const askOne = (lastFour: string) => ({ action: t('revoke'), question: t('confirmOne', { lastFour }) });
  const usedOf = ({ usedCount }: PromotionCodeRow) => formatNumber(usedCount, language);
  const state = ({ revokedAt, codeId, lastFour }: PromotionCodeRow) =>
    revokedAt === null ? (
      <Button small variant="danger" onClick={() => void onRevoke(askOne(lastFour), [codeId])}>
        {t('revoke')}
      </Button>
    ) : (
      <>
        <StateBadge tone="stopped">{t('opencodes.revoked')}</StateBadge> <span>{formatDate(revokedAt, language)}</span>
      </>
    );
  return (
    <Table
      caption={t('codesTitle')}
      rows={rows}
      rowKey={({ codeId }) => codeId}
      line={(row) => `${t('columns.used')}\u00A0${usedOf(row)}`}
      columns={[
        lastFourColumn(t('columns.lastFour')),
        {
          id: 'used',
          title: t('columns.used'),
          cell: usedOf,
          align: 'end',
        },
        { id: 'state', title: t('columns.state'), align: 'end', isBeside: true, cell: state },
      ]}
    />
  );
}
