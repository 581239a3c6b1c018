import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import type { RequestFilters, RequestRow } from '@madang/contract/workplace/approval-requests/list-rows.ts';
import { approveApprovalRequests } from '@madang/contract/workplace/approval-requests/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import reading from '../../../../ui/parts/reading.module.css';
import { requestHref, useReread, useRequests } from '../api.ts';
import { useText } from '../texts.ts';
import { RequestStateBadge } from './request-state.tsx';
import { useRequestWords } from './request-words.ts';
import styles from './requests.module.css';

type Filters = Omit<RequestFilters, 'after'>;

/** Requests of a box; those that wait for the reader are ticked to be approved together. */
export function RequestList({ filters }: { readonly filters: Filters }) {
  const t = useText();
  const wordsOf = useRequestWords();
  const asked = useRequests(filters);
  const { data, error, refetch } = asked;
  const [ticked, setTicked] = useState<ReadonlyMap<string, number>>(new Map());
  if (!data) {
    if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={t('loading')} />;
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <ErrorState title={thrownText(error)} action={again} />;
  }
  const rows = itemsOf(data.pages);
  if (rows.length === 0) return <EmptyState title={t(`empty.${filters.box}`)} />;
  const tick = ({ requestId, version }: RequestRow, isTicked: boolean) => {
    const next = new Map(ticked);
    if (isTicked) next.set(requestId, version);
    else next.delete(requestId);
    setTicked(next);
  };
  const isInbox = filters.box === 'waiting';
  return (
    <>
      {isInbox && <BulkBar rows={rows} ticked={ticked} onTick={setTicked} />}
      <ul className={reading['list']} aria-label={t(`boxes.${filters.box}`)}>
        {rows.map((row) => (
          <li key={row.requestId} className={styles['row']}>
            {isInbox && (
              <CheckField
                label={<span className={styles['hidden']}>{t('bulk.tick', { title: wordsOf(row).title })}</span>}
                value={ticked.has(row.requestId)}
                onChange={(isTicked) => tick(row, isTicked)}
              />
            )}
            <RequestLine row={row} />
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <div className={reading['more']}>
          <MoreButton list={asked} label={t('more')} />
        </div>
      )}
    </>
  );
}

function RequestLine({ row }: { readonly row: RequestRow }) {
  const language = useLanguage();
  const nameOf = useShownName();
  const { title, form } = useRequestWords()(row);
  const { requester, amount, requestNumber } = row;
  const parts = [
    ...(requestNumber === null ? [] : [`#${requestNumber}`]),
    form,
    ...(requester ? [nameOf(requester)] : []),
    ...(amount === null ? [] : [formatNumber(amount, language)]),
  ];
  return (
    <Link className={styles['line']} to={requestHref(row.requestId)}>
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['detail']}>{parts.join(' · ')}</span>
      </span>
      <span className={styles['end']}>
        <RequestStateBadge state={row.requestState} />
        <time dateTime={row.changedAt}>{formatDate(row.changedAt, language)}</time>
      </span>
    </Link>
  );
}

interface BulkProps {
  readonly rows: readonly RequestRow[];
  readonly ticked: ReadonlyMap<string, number>;
  readonly onTick: (ticked: ReadonlyMap<string, number>) => void;
}

/** Approves what is ticked; requests that have changed by then stay and are ticked no longer. */
function BulkBar({ rows, ticked, onTick }: BulkProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const { bulk } = approvalRequestLimits;
  const approveText = t('bulk.approve', { count: ticked.size });
  const approve = async () => {
    const held = rows.filter(({ requestId, heldKind }) => heldKind !== null && ticked.has(requestId)).length;
    // They are made at once, so they need a look of their own.
    if (held > 0 && !(await notices.confirm(t('bulk.held', { count: held }), { ok: approveText }))) return;
    setBusy(true);
    try {
      const requests = [...ticked].map(([requestId, version]) => ({ requestId, version }));
      const { approvedIds, leftIds } = await call(approveApprovalRequests, { body: { requests } });
      onTick(new Map());
      const left = leftIds.length > 0 ? ` ${t('bulk.left', { count: leftIds.length })}` : '';
      notices.toast(`${t('bulk.done', { count: approvedIds.length })}${left}`);
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const all = rows.slice(0, bulk);
  return (
    <div className={styles['bulk']}>
      <CheckField
        label={t('bulk.all')}
        value={ticked.size > 0 && ticked.size >= all.length}
        onChange={(isTicked) =>
          onTick(new Map(isTicked ? all.map(({ requestId, version }) => [requestId, version]) : []))
        }
      />
      <Button
        busy={busy}
        disabledReason={
          ticked.size === 0 ? t('bulk.none') : ticked.size > bulk ? t('bulk.most', { count: bulk }) : undefined
        }
        onClick={() => void approve()}
      >
        {approveText}
      </Button>
    </div>
  );
}
