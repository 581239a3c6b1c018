import { confirmFirstApp as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { enterWithFirst, holderOf } from '../first-factor.ts';
import { proveApp, storeApp } from '../set-up-app.ts';

/** The first right code ends the set-up, and the log-in goes on. */
export const confirmFirstAppCall = operation(route, async (call) => {
  const holder = holderOf(call.pending);
  const proven = await proveApp(call.kernel, holder, call.body.code);
  return enterWithFirst(call, 'app', (tx) => storeApp(tx, holder, proven));
});
