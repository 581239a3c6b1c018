import { readFactorStep as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { findPendingLogIn } from '../../../kernel/session/pending-log-in.ts';
import { readSession } from '../../../kernel/session/session.ts';
import { waysOf, waysToSetUp } from '../ways.ts';

/** What this browser's log-in waits for, so that a page opened by its address knows what to ask. */
export const readFactorStepCall = operation(route, async ({ kernel, readCookie, request }) => {
  const pendingSecret = readCookie('pending');
  const pending = pendingSecret === undefined ? undefined : await findPendingLogIn(kernel.db, pendingSecret);
  const device = request.device ?? '';
  if (pending?.factor === 'asked') {
    const ways = await inCompany(kernel.db, pending.companyCode, (tx) => waysOf(tx, kernel.config, pending));
    return { waiting: { ways, setUp: [], device } };
  }
  if (pending?.factor === 'missing') return { waiting: { ways: [], setUp: waysToSetUp(kernel.config), device } };
  const sessionSecret = readCookie('session');
  const session =
    sessionSecret === undefined ? undefined : await readSession(kernel.db, sessionSecret, readCookie('setUp'));
  if (!pending && !session) throw refuse('MB_M_DENY_PAGE');
  return { waiting: null };
});
