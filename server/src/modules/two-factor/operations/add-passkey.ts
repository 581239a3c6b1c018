import { addPasskey as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { changeFactors } from '../change-factors.ts';
import { makeFirstRecoveryCodes } from '../recovery-codes.ts';
import { provePasskey, storePasskey } from '../set-up-passkey.ts';
import { settleFactors } from '../settle-factors.ts';

/** The passkey that the browser made; from then on the log-in asks for a second factor. */
export const addPasskeyCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const holder = { ...session, boundTo: session.tokenHash };
  const passkey = await provePasskey(kernel, holder, body);
  return changeFactors(call, { operation: 'add-passkey', changed: 'passkeyAdded' }, async (tx) => {
    await storePasskey(tx, holder, passkey);
    await settleFactors(tx, session);
    return { recoveryCodes: await makeFirstRecoveryCodes(tx, kernel.keyring, session) };
  });
});
