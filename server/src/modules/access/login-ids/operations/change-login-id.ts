import { idChange } from '@madang/contract/access/login-ids/rules.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { isTied } from '../../../../kernel/session/linked-logins.sql.ts';
import { hasLoginId } from '../../../ground/global-login-ids/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { changeId } from '../change-id.ts';
import { hasOpenRequest, insertRequest } from '../id-requests.sql.ts';
import { readIdSettings, readWantedId, wantedRefusals } from '../wanted-ids.ts';

const path = 'wantedLoginId';

/** IDR-02: changes a person's ID without a request, alone or as a row of a file; the one before signs in for a while. */
export const changeLoginId = defineOperation({
  name: 'change-login-id',
  input: idChange,
  permission: 'loginIds.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, ...wantedRefusals, 'EDIT_CONFLICT', 'LOGIN_ELSEWHERE', 'MB602', 'MB604'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, wantedLoginId, expected }) {
    // Within, for a row of a file runs inside of another change.
    const settings = await readIdSettings(kernel);
    const person = { companyCode, personId };
    await lockChangeable(tx, person);
    if (await isTied(tx, person)) throw refuse('LOGIN_ELSEWHERE');
    if (await hasOpenRequest(tx, person)) throw refuse('MB602');
    const { loginId: today, externalMail } = await readContacts(tx, kernel.keyring, person);
    if (expected !== undefined && expected !== today) throw refuse('EDIT_CONFLICT');
    const wantedId = await readWantedId(tx, settings, { companyCode, typed: wantedLoginId, externalMail, path });
    const hasOne = await hasLoginId(tx, person, today);
    if (hasOne && wantedId === today) throw refuse.field(path, 'MB604');
    const change = { ...settings, loginId: wantedId, path, letter: 'changed' } as const;
    const changed = await changeId(tx, kernel, person, change);
    const type = hasOne ? 'change' : 'new';
    await insertRequest(tx, { ...person, ...changed, requestId: newId(), type, wantedId, changedBy: actorId ?? null });
    return {
      answer: null,
      audit: { target: personTarget(personId), fields: ['loginId'] },
      ...(hasOne && { undo: { name: 'restore-login-id', input: { personId, loginId: today, expected: wantedId } } }),
    };
  },
});
