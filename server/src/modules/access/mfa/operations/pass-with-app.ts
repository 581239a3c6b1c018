import { appGuess } from '@madang/contract/access/mfa/inputs.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { readApp, spendStep } from '../apps.sql.ts';
import { appAad, stepOf } from '../apps.ts';
import { countGuess, passedName, passFactor } from '../pass-factor.ts';

/** The code that the person’s app shows now; each opens one sign-in. */
export const passWithApp = defineSignInStep({
  name: 'pass-with-app',
  waitsFor: 'factor',
  input: appGuess,
  refusals: ['FACTOR_CODE_USED', 'FACTOR_CODE_WRONG', 'FACTOR_LIMIT', 'FACTOR_TRIES', 'MB_M_DENY_PAGE'],
  isSecret: true,
  auditNames: [passedName],
  async prepare({ kernel, pending, request, refuse }, { code }) {
    const { found: app, fail } = await countGuess({ kernel, pending, request }, (tx) => readApp(tx, pending));
    const step = app && stepOf(kernel.keyring.decrypt(app.secret, appAad(pending)), code, app.now);
    if (!app || step === undefined) throw fail(refuse.field('code', 'FACTOR_CODE_WRONG'));
    return { secret: app.secret, step };
  },
  async run({ tx, kernel, pending, request, prepared: spending, refuse }, { setUpSecret, isTrusting }) {
    return passFactor(
      tx,
      { kernel, pending, request, setUpSecret },
      {
        ...(isTrusting && { isTrusting }),
        way: 'app',
        spend: () => spendStep(tx, pending, spending),
        spent: refuse.field('code', 'FACTOR_CODE_USED'),
        isNoGuess: true,
      },
    );
  },
});
