import { idRefusing } from '@madang/contract/access/login-ids/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { giveBackLoginIds } from '../../../ground/global-login-ids/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockRequest, moveRequest, reasonAad } from '../id-requests.sql.ts';
import { tell } from '../letters.ts';
import { undoOfDecision } from '../undo-of-decision.ts';

/** REQ-01: refuses a request with a reason, also one that was approved and is not confirmed; the reserved ID is free again. */
export const refuseIdRequest = defineOperation({
  name: 'refuse-id-request',
  input: idRefusing,
  permission: 'loginIds.decide',
  targets: () => [],
  refusals: ['CO404', 'MB605'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { requestId, reason }) {
    const asked = await lockRequest(tx, companyCode, requestId);
    if (!asked) throw refuse('CO404');
    const request = await moveRequest(tx, {
      companyCode,
      requestId,
      from: ['requesting', 'approved'],
      to: 'rejected',
      decidedBy: actorId,
      reason: kernel.keyring.encrypt(reason, reasonAad(requestId)),
    });
    if (!request) throw refuse('MB605');
    await giveBackLoginIds(tx, [requestId]);
    const { type, wantedId, oldId, personId } = request;
    const params = { loginId: wantedId || oldId, reason };
    await tell(tx, kernel, { companyCode, personId }, { about: 'refused', params, reach: 'one' });
    const before = {
      state: asked.state === 'approved' ? 'approved' : 'requesting',
      decidedBy: asked.decidedBy,
    } as const;
    return {
      answer: null,
      audit: { target: personTarget(personId), fields: ['loginId'], detail: { type } },
      undo: undoOfDecision(request, before),
    };
  },
});
