import { recoveryCodeGuess } from '@madang/contract/access/mfa/inputs.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { timeOf } from '../change-factors.ts';
import { countGuess, passedName, passFactor } from '../pass-factor.ts';
import { spendRecoveryCode } from '../recovery-codes.sql.ts';
import { recoveryCodeHashes } from '../recovery-codes.ts';

/** One of the codes that were kept for the day when the phone is gone; the person is notified of its use. */
export const passWithRecoveryCode = defineSignInStep({
  name: 'pass-with-recovery-code',
  waitsFor: 'factor',
  input: recoveryCodeGuess,
  refusals: ['FACTOR_LIMIT', 'FACTOR_TRIES', 'MB_M_DENY_PAGE', 'RECOVERY_CODE_WRONG'],
  isSecret: true,
  auditNames: [passedName],
  async prepare({ kernel, pending, request }) {
    const { wrong } = await countGuess({ kernel, pending, request }, async () => undefined);
    return wrong;
  },
  async run({ tx, kernel, pending, request, prepared: wrong, refuse }, { code, setUpSecret }) {
    const hashes = recoveryCodeHashes(kernel.keyring, pending, code);
    return passFactor(
      tx,
      { kernel, pending, request, setUpSecret },
      {
        way: 'recoveryCode',
        async spend() {
          if (!(await spendRecoveryCode(tx, pending, hashes))) return false;
          await sendAccountNotice(tx, kernel, pending, { changed: 'recoveryCodeUsed', changedAt: await timeOf(tx) });
          return true;
        },
        spent: wrong(refuse.field('code', 'RECOVERY_CODE_WRONG')),
      },
    );
  },
});
