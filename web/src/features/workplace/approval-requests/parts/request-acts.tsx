import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import {
  deleteApprovalRequest,
  submitApprovalRequest,
  withdrawApprovalRequest,
} from '@madang/contract/workplace/approval-requests/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { type ReadRequest, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './requests.module.css';

/** Acts of the requester on a request, and its print. */
export function RequestActs({ request }: { readonly request: ReadRequest }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [search, change] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const { requestId, version } = request;
  const params = { requestId };
  const act = async (send: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await send();
      notices.toast(done);
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
      await reread();
    } finally {
      setBusy(false);
    }
  };
  const withdraw = async () => {
    if (!(await notices.confirm(t('acts.withdrawAsk'), { ok: t('acts.withdraw') }))) return;
    await act(() => call(withdrawApprovalRequest, { params }), t('acts.withdrawn'));
  };
  const remove = async () => {
    if (!(await notices.confirm(t('acts.deleteAsk'), { ok: t('acts.delete'), danger: true }))) return;
    setBusy(true);
    try {
      await call(deleteApprovalRequest, { params });
      notices.toast(t('acts.deleted'));
      navigate(`${approvalsHome}?box=own`, { replace: true });
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const isChanged = search.get('change') !== null;
  return (
    <div className={styles['acts']}>
      {can(request, 'submit') && !isChanged && (
        <Button
          variant="primary"
          busy={busy}
          onClick={() =>
            void act(() => call(submitApprovalRequest, { params, body: { expected: { version } } }), t('submitted'))
          }
        >
          {t('submit')}
        </Button>
      )}
      {can(request, 'change') && (
        <Button onClick={() => change({ change: isChanged ? null : '' }, 'push')}>
          {t(isChanged ? 'acts.cancelChange' : 'acts.change')}
        </Button>
      )}
      {can(request, 'withdraw') && (
        <Button busy={busy} onClick={() => void withdraw()}>
          {t('acts.withdraw')}
        </Button>
      )}
      {can(request, 'delete') && (
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {t('acts.delete')}
        </Button>
      )}
      <Button onClick={() => window.print()}>{t('acts.print')}</Button>
    </div>
  );
}
