import { addFirstPasskey as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { enterWithFirst, holderOf } from '../first-factor.ts';
import { provePasskey, storePasskey } from '../set-up-passkey.ts';

/** The passkey that the browser made ends the set-up, and the log-in goes on. */
export const addFirstPasskeyCall = operation(route, async (call) => {
  const holder = holderOf(call.pending);
  const passkey = await provePasskey(call.kernel, holder, call.body);
  return enterWithFirst(call, 'passkey', (tx) => storePasskey(tx, holder, passkey));
});
