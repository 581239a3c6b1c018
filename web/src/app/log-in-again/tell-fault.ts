import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { thrownText } from '../../kernel/error-texts.ts';
import type { Notices } from '../../kernel/notices.ts';
import { isLoggedOut } from '../../kernel/session.ts';
import { translator } from '../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

/**
 * Tells a fault in the alert popup. Whose session ended may log in beside the page: what was typed stays on it, and can be
 * saved once more.
 */
export async function tellFault(thrown: unknown, { alert, confirm }: Pick<Notices, 'alert' | 'confirm'>) {
  if (!isLoggedOut(thrown)) return alert(thrownText(thrown));
  const t = translator<typeof en>('log-in-again');
  const words = { title: t('title'), ok: t('logIn'), cancel: t('close') };
  if (await confirm(t('text'), words)) open(logInAddress, '_blank', 'noopener');
}
