import { removeApp as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { deleteApp } from '../apps.sql.ts';
import { changeFactors } from '../change-factors.ts';
import { provePassword } from '../prove-password.ts';
import { settleRemoval } from '../settle-factors.ts';

/** The app opens nothing any more; the recovery codes go with it where nothing else is left that they stand in for. */
export const removeAppCall = operation(route, async (call) => {
  const { kernel, session } = call;
  await provePassword(call);
  await changeFactors(call, { operation: 'remove-authenticator-app', changed: 'appRemoved' }, async (tx) => {
    if (!(await deleteApp(tx, session))) throw refuse('CO404');
    await settleRemoval(tx, kernel, session);
  });
  return { result: 'success' as const };
});
