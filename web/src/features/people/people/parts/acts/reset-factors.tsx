import { resetFactors } from '@madang/contract/access/mfa/routes.ts';
import { useState } from 'react';
import { call } from '../../../../../kernel/call.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Actions } from '../../../../../ui/parts/card.tsx';
import { useReread } from '../../api.ts';
import { useText } from '../../texts.ts';

/** ACC-12: for someone who has lost the phone and the recovery codes; asked before, for it logs them out. */
export function ResetFactors({ personId }: { readonly personId: string }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    const title = t('factors.reset');
    if (!(await notices.confirm(t('factors.ask'), { title, ok: title, danger: true }))) return;
    setBusy(true);
    try {
      await call(resetFactors, { params: { personId } });
      notices.toast(t('factors.done'));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
    await reread();
  };
  return (
    <Actions>
      <Button busy={isBusy} onClick={() => void reset()}>
        {t('factors.reset')}
      </Button>
    </Actions>
  );
}
