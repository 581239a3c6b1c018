import { confirmApp as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { changeFactors } from '../change-factors.ts';
import { makeFirstRecoveryCodes } from '../recovery-codes.ts';
import { proveApp, storeApp } from '../set-up-app.ts';
import { settleFactors } from '../settle-factors.ts';

/** The first right code shows that the app has the secret; from then on the log-in asks for it. */
export const confirmAppCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const holder = { ...session, boundTo: session.tokenHash };
  const proven = await proveApp(kernel, holder, body.code);
  return changeFactors(call, { operation: 'add-authenticator-app', changed: 'appAdded' }, async (tx) => {
    await storeApp(tx, holder, proven);
    await settleFactors(tx, session);
    return { recoveryCodes: await makeFirstRecoveryCodes(tx, kernel.keyring, session) };
  });
});
