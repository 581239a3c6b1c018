import { confirmApp as route } from '@madang/contract/factors/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { putApp } from '../apps.sql.ts';
import { appPlace, stepOf } from '../apps.ts';
import { readChallenge, takeChallenge } from '../challenges.sql.ts';
import { changeFactors } from '../change-factors.ts';
import { makeFirstRecoveryCodes } from '../recovery-codes.ts';
import { settleFactors } from '../settle-factors.ts';

/** The first right code shows that the app has the secret; from then on the log-in asks for it. */
export const confirmAppCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const key = { ...session, purpose: 'app', boundTo: session.tokenHash } as const;
  const begun = await inCompany(kernel.db, session.companyCode, (tx) => readChallenge(tx, key));
  if (!begun) throw refuse('FACTOR_SET_UP_ENDED');
  const step = stepOf(kernel.keyring.decrypt(begun.content, appPlace(session)), body.code, begun.now);
  if (step === undefined) throw refuseField('code', 'FACTOR_CODE_WRONG');
  return changeFactors(call, { operation: 'add-authenticator-app', changed: 'appAdded' }, async (tx) => {
    const secret = await takeChallenge(tx, key);
    // Begun anew meanwhile: the code belongs to a secret that the app has no more.
    if (!secret?.equals(begun.content)) throw refuse('FACTOR_SET_UP_ENDED');
    await putApp(tx, session, { secret, step });
    await settleFactors(tx, session);
    return { recoveryCodes: await makeFirstRecoveryCodes(tx, kernel.keyring, session) };
  });
});
