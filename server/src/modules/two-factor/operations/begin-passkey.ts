import { beginPasskey as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseSynchronising } from '../../accounts/index.ts';
import { provePassword } from '../prove-password.ts';
import { beginPasskey } from '../set-up-passkey.ts';

/** What the browser needs to make a passkey of this person, who has proven the password. */
export const beginPasskeyCall = operation(route, async (call) => {
  const { kernel, session } = call;
  await provePassword(call);
  const { loginId, fullName } = session.profile;
  const holder = { ...session, boundTo: session.tokenHash, loginId, fullName };
  return { options: await beginPasskey(kernel, holder, (tx) => refuseSynchronising(tx, session)) };
});
