import { useCallback } from 'react';
import { leaveQuestion } from '../../../../kernel/forms/has-unsaved.ts';
import { useUnsavedGuard } from '../../../../kernel/forms/unsaved-guard.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useText } from '../texts.ts';

/** Stands in a frame and asks before a form in it is left with something typed and not saved. */
export function LeavingGuard() {
  const t = useText();
  const { confirm } = useNotices();
  const ask = useCallback(
    () =>
      leaveQuestion.ask?.() ??
      confirm(t('leaving.text'), {
        title: t('leaving.title'),
        ok: t('leaving.leave'),
        cancel: t('leaving.stay'),
        danger: true,
      }),
    [t, confirm],
  );
  useUnsavedGuard(ask);
  return null;
}
