import { idReopening } from '@madang/contract/access/login-ids/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { lockFormerId } from '../../../ground/former-ids/index.ts';
import { hasLoginId, takeLoginId } from '../../../ground/global-login-ids/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { type IdRequest, findRequest, reopenRequest } from '../id-requests.sql.ts';
import { tell } from '../letters.ts';

/** REQ-01: undoes a decision that no one has acted on; the request waits again, and its ID is reserved again. */
export const reopenIdRequest = defineOperation({
  name: 'reopen-id-request',
  input: idReopening,
  permission: 'loginIds.decide',
  targets: () => [],
  refusals: [...changeableRefusals, 'EDIT_CONFLICT', 'MB601', 'MB602', 'MB607'],
  constraints: { id_requests_open_key: [null, 'MB602'] },
  async run({ tx, kernel, companyCode, actorId, refuse: refused }, { requestId, expected, before }) {
    const decided = await findRequest(tx, companyCode, requestId);
    if (!decided) throw refused('CO404');
    const person = { companyCode, personId: decided.personId };
    await lockChangeable(tx, person);
    const { loginId: today } = await readContacts(tx, kernel.keyring, person);
    const request = await reopenRequest(tx, companyCode, { requestId, expected, before });
    if (!request) throw refused('EDIT_CONFLICT');
    if (expected.state === 'rejected') await reserveAgain(tx, person, request, today);
    const { type, wantedId, oldId } = request;
    const params = { loginId: wantedId || oldId };
    const approved = type === 'release' ? 'releaseApproved' : 'approved';
    await tell(tx, kernel, person, {
      about: before.state === 'approved' ? approved : 'reopened',
      params,
      reach: 'one',
    });
    if (decided.decidedBy !== null && decided.decidedBy !== actorId) {
      const decider = { companyCode, personId: decided.decidedBy };
      await tell(tx, kernel, decider, { about: 'deciderReopened', params, reach: 'inbox' });
    }
    return { answer: null, audit: { target: personTarget(decided.personId), fields: ['loginId'], detail: { type } } };
  },
});

/** Reserves the ID that a refusal has freed; refused where the person's IDs are no longer those of the request. */
async function reserveAgain(tx: Tx, person: PersonKey, request: IdRequest, today: string): Promise<void> {
  const { requestId, type, oldId, wantedId } = request;
  if (type === 'release') {
    if (!(await lockFormerId(tx, person, oldId))?.signsIn) throw refuse('MB607');
    return;
  }
  const hasOne = await hasLoginId(tx, person, today);
  if (type === 'change' ? !hasOne || today !== oldId : hasOne) throw refuse('EDIT_CONFLICT');
  if (await lockFormerId(tx, person, wantedId)) return;
  const wanted = { loginId: wantedId, companyCode: person.companyCode, personId: requestId, kind: 'wanted' } as const;
  if (!(await takeLoginId(tx, wanted))) throw refuse('MB601');
}
