import { passwordProof } from '@madang/contract/secrets/credentials/password-proof.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { provePassword } from '../../../secrets/passwords/index.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { ownHolder } from '../change-factors.ts';
import { beginApp as keepSecret } from '../set-up-app.ts';

/** A secret for an app of who has proven the password. */
export const beginApp = defineOperation({
  name: 'begin-app',
  input: passwordProof,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO429', 'EM0011', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  prepare: provePassword,
  async run(context, { loginId }) {
    const { tx, kernel } = context;
    const holder = ownHolder(context);
    await refuseSynchronising(tx, holder);
    // Nothing counts before the first right code.
    return { answer: await keepSecret(tx, kernel, { ...holder, loginId }), audit: 'none' };
  },
});
