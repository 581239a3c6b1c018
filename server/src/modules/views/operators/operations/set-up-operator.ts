import { setupLimits } from '@madang/contract/views/operators/limits.ts';
import { operatorSetup } from '@madang/contract/views/operators/routes.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { limitSource } from '../../../../kernel/limits/limit-source.ts';
import { demandFromLimit, refundAttempt } from '../../../../kernel/limits/rate-limit.ts';
import { defineOpenOperation } from '../../../../kernel/operations/definition.ts';
import { finishSetup, isTokenAlive } from '../setup.sql.ts';
import { prepareOperator, registerOperator, releaseOperator } from '../../../joining/signup/index.ts';

const triesLimit = { count: setupLimits.wrongTries, seconds: setupLimits.wrongTriesSeconds };

/**
 * Makes the first operator by the start's token. Tries count before the token is compared; one statement decides. A
 * mistyped password costs nothing.
 */
export const setUpOperator = defineOpenOperation({
  name: 'set-up-operator',
  input: operatorSetup,
  refusals: [
    'CO429',
    'MB601',
    'MB_M_COMMON_JS_PASSNOTMATCH',
    'MB_T_PASSWORD_COMMON',
    'MB_T_PASSWORD_RULE1',
    'MB_T_PASSWORD_RULE5',
    'OPERATOR_SETUP_REFUSED',
  ],
  isSecret: true,
  async prepare({ kernel, request, refuse }, { token, ...choice }) {
    const tries = { key: `operator-setup:${limitSource(request.address)}`, limit: triesLimit };
    await demandFromLimit(kernel.db, tries.key, tries.limit);
    const isAlive = await isTokenAlive(kernel.db, secretHash(token));
    if (!isAlive) throw refuse.field('token', 'OPERATOR_SETUP_REFUSED');
    await refundAttempt(kernel.db, tries.key, [tries.limit]);
    return prepareOperator(kernel, choice);
  },
  settle: async (kernel, prepared, answer) => {
    if (answer === undefined) await releaseOperator(kernel, prepared);
  },
  async run({ tx, kernel, request: { language }, prepared, refuse }, input) {
    const { personId } = prepared.reservation;
    if (!(await finishSetup(tx, secretHash(input.token)))) throw refuse.field('token', 'OPERATOR_SETUP_REFUSED');
    await registerOperator(tx, kernel, input, { ...prepared, language });
    return { answer: { personId }, audit: { target: { kind: 'person', id: personId }, actorId: personId } };
  },
});
