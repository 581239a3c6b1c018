import { removePasskey as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { changeFactors } from '../change-factors.ts';
import { deletePasskey, listPasskeys } from '../passkeys.sql.ts';
import { provePassword } from '../prove-password.ts';
import { settleRemoval } from '../settle-factors.ts';

/** The passkey opens nothing any more. One that is nobody's, or somebody else's, is none before the password counts. */
export const removePasskeyCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  const own = await inCompany(kernel.db, session.companyCode, (tx) => listPasskeys(tx, session));
  if (!own.some(({ passkeyId }) => passkeyId === params.passkeyId)) throw refuse('CO404');
  await provePassword(call);
  await changeFactors(call, { operation: 'remove-passkey', changed: 'passkeyRemoved' }, async (tx) => {
    if (!(await deletePasskey(tx, session, params.passkeyId))) throw refuse('CO404');
    await settleRemoval(tx, kernel, session);
  });
  return { result: 'success' as const };
});
