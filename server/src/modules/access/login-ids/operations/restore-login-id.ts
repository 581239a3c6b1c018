import { idRestoring } from '@madang/contract/access/login-ids/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockFormerId } from '../../../ground/former-ids/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { revertId } from '../change-id.ts';
import { readIdSettings } from '../wanted-ids.ts';

/** IDR-02: undoes a change of an ID, also of one that was given back; both IDs are what they were before. */
export const restoreLoginId = defineOperation({
  name: 'restore-login-id',
  input: idRestoring,
  permission: 'loginIds.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'EDIT_CONFLICT', 'MB601', 'MB607'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, loginId, expected }) {
    // Within, for a row of a run runs inside of another change.
    const settings = await readIdSettings(kernel);
    const person = { companyCode, personId };
    await lockChangeable(tx, person);
    const { loginId: today } = await readContacts(tx, kernel.keyring, person);
    if (expected !== today) throw refuse('EDIT_CONFLICT');
    if (!(await lockFormerId(tx, person, loginId))) throw refuse('MB607');
    await revertId(tx, kernel, { person, today, wantedId: loginId, changedBy: actorId ?? null, settings });
    return {
      answer: null,
      audit: { target: personTarget(personId), fields: ['loginId'] },
      undo: { name: 'restore-login-id', input: { personId, loginId: today, expected: loginId } },
    };
  },
});
