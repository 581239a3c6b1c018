import { withdrawRegistration } from '@madang/contract/people/people/account-routes.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { useState } from 'react';
import { call } from '../../../../../kernel/call.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../../kernel/search-param.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Actions } from '../../../../../ui/parts/card.tsx';
import { useReread } from '../../api.ts';
import { useText } from '../../texts.ts';

/** Takes back the registration of someone who has not opened the account: a mistyped one is made again. */
export function Withdrawal({ employee: { personId, fullName } }: { readonly employee: Employee }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [, change] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    const title = t('withdrawal.act');
    const ask = t('withdrawal.ask', { name: fullName });
    if (!(await notices.confirm(ask, { title, ok: title, danger: true }))) return;
    setBusy(true);
    try {
      await call(withdrawRegistration, { params: { personId } });
      change({ item: null, tab: null, edit: null });
      notices.toast(t('withdrawal.done'));
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
      setBusy(false);
    }
  };
  return (
    <Actions>
      <Button variant="danger" busy={isBusy} onClick={() => void withdraw()}>
        {t('withdrawal.act')}
      </Button>
    </Actions>
  );
}
