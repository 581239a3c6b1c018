import { beginApp as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseSynchronising } from '../../accounts/index.ts';
import { provePassword } from '../prove-password.ts';
import { beginApp } from '../set-up-app.ts';

/** A secret for an app of who has proven the password. */
export const beginAppCall = operation(route, async (call) => {
  const { kernel, session } = call;
  await provePassword(call);
  const holder = { ...session, boundTo: session.tokenHash, loginId: session.profile.loginId };
  return beginApp(kernel, holder, (tx) => refuseSynchronising(tx, session));
});
