import { passkeyRemoval } from '@madang/contract/access/mfa/inputs.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { provePassword } from '../../../../secrets/passwords/index.ts';
import { changeFactors, ofPerson } from '../../change-factors.ts';
import { deletePasskey, listPasskeys } from '../passkeys.sql.ts';
import { settleRemoval } from '../../settle-factors.ts';

/** The passkey opens nothing any more. One that is no one’s, or someone else’s, is none before the password counts. */
export const removePasskey = defineOperation({
  name: 'remove-passkey',
  input: passkeyRemoval,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'FACTOR_REQUIRED', 'CO429', 'EM0011', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  async prepare(context, { passkeyId, ...proof }) {
    const { companyCode, actorId: personId = '', readIn, refuse } = context;
    const own = await readIn(companyCode, (tx) => listPasskeys(tx, { companyCode, personId }));
    if (!own.some((each) => each.passkeyId === passkeyId)) throw refuse('CO404');
    return provePassword(context, proof);
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { passkeyId }) {
    const person = { companyCode, personId };
    await changeFactors(tx, kernel, { person, changed: 'passkeyRemoved' }, async () => {
      if (!(await deletePasskey(tx, person, passkeyId))) throw refuse('CO404');
      await settleRemoval(tx, kernel, person);
    });
    return { answer: null, audit: ofPerson(person) };
  },
});
