import { passkeyBeginning } from '@madang/contract/access/mfa/inputs.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { provePassword } from '../../../../secrets/passwords/index.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';
import { ownHolder } from '../../change-factors.ts';
import { beginPasskey as keepChallenge } from '../set-up-passkey.ts';

/** Returns what the browser needs to create a passkey of this user, who has proven the password. */
export const beginPasskey = defineOperation({
  name: 'begin-passkey',
  input: passkeyBeginning,
  permission: 'session',
  targets: () => [],
  refusals: [
    'CO401',
    'CO429',
    'EM0011',
    'MB657',
    'MB708',
    'MB_M_PASSWORD_WRONG',
    'PASSKEY_LIMIT',
    'PASSKEY_UNAVAILABLE',
  ],
  isSecret: true,
  prepare: provePassword,
  async run(context, { loginId, fullName }) {
    const { tx, kernel } = context;
    const holder = ownHolder(context);
    await refuseSynchronising(tx, holder);
    const options = await keepChallenge(tx, kernel, { ...holder, loginId, fullName });
    // Nothing counts before the browser has made it.
    return { answer: { options }, audit: 'none' };
  },
});
