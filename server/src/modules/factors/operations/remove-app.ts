import { removeApp as route } from '@madang/contract/factors/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { setSecondFactor } from '../../accounts/index.ts';
import { deleteApp } from '../apps.sql.ts';
import { changeFactors } from '../change-factors.ts';
import { provePassword } from '../prove-password.ts';
import { deleteRecoveryCodes } from '../recovery-codes.sql.ts';

/** The app opens nothing any more; the recovery codes stood in for it and go with it. */
export const removeAppCall = operation(route, async (call) => {
  const { session } = call;
  await provePassword(call);
  await changeFactors(call, { operation: 'remove-authenticator-app', changed: 'appRemoved' }, async (tx) => {
    if (!(await deleteApp(tx, session))) throw refuse('CO404');
    await deleteRecoveryCodes(tx, session);
    await setSecondFactor(tx, session, false);
  });
  return { result: 'success' as const };
});
