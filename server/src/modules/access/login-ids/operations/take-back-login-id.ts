import { idReturn } from '@madang/contract/access/login-ids/rules.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { formerIdsOf } from '../../../ground/former-ids/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { changeId } from '../change-id.ts';
import { insertRequest } from '../id-requests.sql.ts';
import { readIdSettings } from '../wanted-ids.ts';

/** IDR-02: gives a person the former ID back while it signs in; the other one stays kept and no longer signs in. */
export const takeBackLoginId = defineOperation({
  name: 'take-back-login-id',
  input: idReturn,
  permission: 'loginIds.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'EDIT_CONFLICT', 'MB601', 'MB607'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, expected }) {
    // Within, for a row of a file runs inside of another change.
    const settings = await readIdSettings(kernel);
    const person = { companyCode, personId };
    await lockChangeable(tx, person);
    const { loginId: today } = await readContacts(tx, kernel.keyring, person);
    if (expected !== undefined && expected !== today) throw refuse('EDIT_CONFLICT');
    const [former] = (await formerIdsOf(person).execute(tx)).rows;
    if (!former) throw refuse('MB607');
    const wantedId = former.loginId;
    const change = { ...settings, formerDays: 0, loginId: wantedId, path: 'loginId', letter: 'takenBack' } as const;
    const oldId = await changeId(tx, kernel, person, change);
    const changedBy = actorId ?? null;
    await insertRequest(tx, { ...person, requestId: newId(), type: 'change', oldId, wantedId, changedBy });
    return {
      answer: null,
      audit: { target: personTarget(personId), fields: ['loginId'] },
      undo: { name: 'change-login-id', input: { personId, wantedLoginId: today, expected: wantedId } },
    };
  },
});
