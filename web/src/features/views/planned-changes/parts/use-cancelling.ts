import { useState } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { usePlanActs } from '../api.ts';
import { useText } from '../texts.ts';

/** Cancels a planned change once the reader has confirmed it. */
export function useCancelling(planId: string, onDone?: () => void) {
  const t = useText();
  const notices = useNotices();
  const acts = usePlanActs(planId);
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    const title = t('panel.cancel');
    if (!(await notices.confirm(t('panel.cancelAsk'), { title, ok: title, danger: true }))) return;
    setCancelling(true);
    try {
      await acts.cancel();
      notices.toast(t('panel.cancelled'));
      onDone?.();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setCancelling(false);
    }
  };
  return { cancel, isCancelling };
}
