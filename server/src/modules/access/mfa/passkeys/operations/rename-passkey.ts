import { passkeyRenaming } from '@madang/contract/access/mfa/inputs.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';
import { renamePasskey as renameRow } from '../passkeys.sql.ts';

/** Another name for a passkey, that distinguishes it from others; it opens what it opened. */
export const renamePasskey = defineOperation({
  name: 'rename-passkey',
  input: passkeyRenaming,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'MB657', 'MB708'],
  async run({ tx, companyCode, actorId: personId = '', refuse }, { passkeyId, passkeyName: name }) {
    const person = { companyCode, personId };
    await refuseSynchronising(tx, person);
    if (!(await renameRow(tx, person, { passkeyId, name }))) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'passkey', id: passkeyId }, fields: ['name'] } };
  },
});
