import { passWithApp as route } from '@madang/contract/two-factor/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readApp, spendStep } from '../apps.sql.ts';
import { appAad, stepOf } from '../apps.ts';
import { countGuess, passFactor, refundGuess } from '../pass-factor.ts';

/** The code that the person's app shows now; each opens one log-in. */
export const passWithAppCall = operation(route, async (call) => {
  const { kernel, pending, body } = call;
  const { found: app, wrong } = await countGuess(call, (tx) => readApp(tx, pending));
  const step = app && stepOf(kernel.keyring.decrypt(app.secret, appAad(pending)), body.code, app.now);
  if (!app || step === undefined) throw wrong(refuseField('code', 'FACTOR_CODE_WRONG'));
  const used = refuseField('code', 'FACTOR_CODE_USED');
  const spend = async (tx: Tx) => {
    if (!(await spendStep(tx, pending, { secret: app.secret, step }))) throw used;
  };
  try {
    return await passFactor(call, { way: 'app', spend });
  } catch (error) {
    if (error === used) await refundGuess(call);
    throw error;
  }
});
