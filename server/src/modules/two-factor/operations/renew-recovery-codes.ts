import { renewRecoveryCodes as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { hasSecondFactor } from '../../accounts/index.ts';
import { changeFactors } from '../change-factors.ts';
import { provePassword } from '../prove-password.ts';
import { makeRecoveryCodes } from '../recovery-codes.ts';

/** New codes, shown once; with the first of them none of the earlier ones opens anything. */
export const renewRecoveryCodesCall = operation(route, async (call) => {
  const { kernel, session } = call;
  await provePassword(call);
  const changed = { operation: 'renew-recovery-codes', changed: 'recoveryCodesRenewed' } as const;
  const recoveryCodes = await changeFactors(call, changed, async (tx) => {
    if (!(await hasSecondFactor(tx, session))) throw refuse('CO404');
    return makeRecoveryCodes(tx, kernel.keyring, session);
  });
  return { recoveryCodes };
});
