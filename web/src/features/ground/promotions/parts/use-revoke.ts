import { useNotices } from '../../../../kernel/notices.ts';
import { useText } from '../texts.ts';

interface Revocation {
  /** Label of the confirmation and its button. */
  readonly action: string;
  readonly question: string;
  readonly send: () => Promise<unknown>;
}

/** Revokes issued codes after a question; the list is read again however it ends. */
export function useRevoke(reread: () => Promise<unknown>): (revocation: Revocation) => Promise<void> {
  const t = useText();
  const notices = useNotices();
  return async ({ action, question, send }) => {
    if (!(await notices.confirm(question, { title: action, ok: action, danger: true }))) return;
    try {
      await send();
      notices.toast(t('revoked'));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
}
