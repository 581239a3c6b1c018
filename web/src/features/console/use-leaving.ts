import { useCallback } from 'react';
import { useUnsavedGuard } from '../../kernel/forms/unsaved-guard.ts';
import { useNotices } from '../../kernel/notices.ts';
import { useText } from './texts.ts';

/** Asks before a room's form is left with something typed and not saved. */
export function useLeaving(): void {
  const t = useText();
  const { confirm } = useNotices();
  const ask = useCallback(
    () =>
      confirm(t('leaving.text'), {
        title: t('leaving.title'),
        ok: t('leaving.leave'),
        cancel: t('leaving.stay'),
        danger: true,
      }),
    [t, confirm],
  );
  useUnsavedGuard(ask);
}
