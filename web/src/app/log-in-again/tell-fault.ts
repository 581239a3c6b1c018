import { toCallError } from '../../kernel/call-error.ts';
import { thrownText } from '../../kernel/error-texts.ts';
import type { Notices } from '../../kernel/notices.ts';
import { absentText } from '../../kernel/pages/absent-text.ts';
import { isLoggedOut } from '../../kernel/session.ts';

/**
 * Tells a fault in the alert popup. Whose session ended may log in beside the page: what was typed stays on it, and can be
 * saved once more.
 */
export async function tellFault(thrown: unknown, { alert, confirm }: Pick<Notices, 'alert' | 'confirm'>) {
  if (isLoggedOut(thrown)) return (await import('./ask.ts')).askToLogIn(confirm);
  const failure = toCallError(thrown);
  // What somebody else deleted meanwhile. What cannot be a key is told where an address is opened.
  const absent = failure.status === 404 ? absentText(failure) : undefined;
  return alert(absent ?? thrownText(thrown));
}
