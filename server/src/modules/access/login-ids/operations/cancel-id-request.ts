import { oneIdRequest } from '@madang/contract/access/login-ids/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { giveBackLoginIds } from '../../../ground/global-login-ids/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { ownRequest } from '../own-request.ts';
import { moveRequest } from '../id-requests.sql.ts';
import { tell } from '../letters.ts';

/** REQ-01: takes back an own request that is not settled; the reserved ID is free again. */
export const cancelIdRequest = defineOperation({
  name: 'cancel-id-request',
  input: oneIdRequest,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'MB605'],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { requestId }) {
    const person = { companyCode, personId };
    if (!(await ownRequest(tx, person, requestId))) throw refuse('CO404');
    const step = { companyCode, requestId, from: ['requesting', 'approved'], to: 'cancelled' } as const;
    const request = await moveRequest(tx, step);
    if (!request) throw refuse('MB605');
    await giveBackLoginIds(tx, [requestId]);
    const params = { loginId: request.wantedId || request.oldId };
    await tell(tx, kernel, person, { about: 'cancelled', params, reach: 'inbox' });
    if (request.decidedBy !== null) {
      const decider = { companyCode, personId: request.decidedBy };
      await tell(tx, kernel, decider, { about: 'deciderCancelled', params, reach: 'inbox' });
    }
    return { answer: null, audit: { target: personTarget(personId), fields: ['loginId'] } };
  },
});
