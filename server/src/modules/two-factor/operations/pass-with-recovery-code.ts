import { passWithRecoveryCode as route } from '@madang/contract/two-factor/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { sendAccountNotice } from '../../accounts/index.ts';
import { timeOf } from '../change-factors.ts';
import { countGuess, passFactor } from '../pass-factor.ts';
import { spendRecoveryCode } from '../recovery-codes.sql.ts';
import { recoveryCodeHash } from '../recovery-codes.ts';

/** One of the codes that were kept for the day when the phone is gone; the person is told that it was used. */
export const passWithRecoveryCodeCall = operation(route, async (call) => {
  const { kernel, pending, body } = call;
  const { wrong } = await countGuess(call, async () => undefined);
  const hash = recoveryCodeHash(kernel.keyring, pending, body.code);
  return passFactor(call, {
    way: 'recoveryCode',
    spend: async (tx) => {
      if (!(await spendRecoveryCode(tx, pending, hash))) throw wrong(refuseField('code', 'RECOVERY_CODE_WRONG'));
      await sendAccountNotice(tx, kernel, pending, { changed: 'recoveryCodeUsed', changedAt: await timeOf(tx) });
    },
  });
});
