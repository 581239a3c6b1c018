import { idReturn } from '@madang/contract/access/login-ids/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { formerIdsOf, lockFormerId } from '../../../ground/former-ids/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { revertId } from '../change-id.ts';
import { readIdSettings } from '../wanted-ids.ts';

/** IDR-02: gives a person a former ID back while it signs in; the other one is again what it was before. */
export const takeBackLoginId = defineOperation({
  name: 'take-back-login-id',
  input: idReturn,
  permission: 'loginIds.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'EDIT_CONFLICT', 'MB601', 'MB607'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, formerId, expected }) {
    // Within, for a row of a file runs inside of another change.
    const settings = await readIdSettings(kernel);
    const person = { companyCode, personId };
    await lockChangeable(tx, person);
    const { loginId: today } = await readContacts(tx, kernel.keyring, person);
    if (expected !== undefined && expected !== today) throw refuse('EDIT_CONFLICT');
    const [newest] = (await formerIdsOf(person).execute(tx)).rows;
    const wantedId = formerId?.toLowerCase() ?? newest?.loginId ?? '';
    if (!(await lockFormerId(tx, person, wantedId))?.signsIn) throw refuse('MB607');
    await revertId(tx, kernel, { person, today, wantedId, changedBy: actorId ?? null, settings });
    return {
      answer: null,
      audit: { target: personTarget(personId), fields: ['loginId'] },
      undo: { name: 'restore-login-id', input: { personId, loginId: today, expected: wantedId } },
    };
  },
});
