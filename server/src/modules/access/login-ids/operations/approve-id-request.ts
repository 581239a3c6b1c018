import { oneIdRequest } from '@madang/contract/access/login-ids/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { findRequest, moveRequest } from '../id-requests.sql.ts';
import { tell } from '../letters.ts';
import { undoOfDecision } from '../undo-of-decision.ts';

/** REQ-01: approves a request, alone or as a row of a run; its person has the last word. */
export const approveIdRequest = defineOperation({
  name: 'approve-id-request',
  input: oneIdRequest,
  permission: 'loginIds.decide',
  targets: () => [],
  refusals: [...changeableRefusals, 'MB605'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { requestId }) {
    const asked = await findRequest(tx, companyCode, requestId);
    if (!asked) throw refuse('CO404');
    const person = { companyCode, personId: asked.personId };
    // A person who has left is not approved; a retirement that comes later cancels the request.
    await lockChangeable(tx, person);
    const step = { companyCode, requestId, from: ['requesting'], to: 'approved', decidedBy: actorId } as const;
    const request = await moveRequest(tx, step);
    if (!request) throw refuse('MB605');
    const { type, wantedId, oldId } = request;
    const about = type === 'release' ? 'releaseApproved' : 'approved';
    await tell(tx, kernel, person, { about, params: { loginId: wantedId || oldId }, reach: 'one' });
    return {
      answer: null,
      audit: { target: personTarget(asked.personId), fields: ['loginId'], detail: { type } },
      undo: undoOfDecision(request, { state: 'requesting', decidedBy: null }),
    };
  },
});
