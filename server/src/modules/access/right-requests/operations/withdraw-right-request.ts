import { oneRightRequest } from '@madang/contract/access/right-requests/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { findRequest, settleRequest } from '../right-requests.sql.ts';

/** MEM-10: takes an own request back that no one has decided; another's is as unknown as none. */
export const withdrawRightRequest = defineOperation({
  name: 'withdraw-right-request',
  input: oneRightRequest,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'RIGHT_REQUEST_STATE'],
  async run({ tx, companyCode, actorId: personId = '', refuse }, { requestId }) {
    const asked = await findRequest(tx, companyCode, requestId);
    if (asked?.personId !== personId) throw refuse('CO404');
    if (!(await settleRequest(tx, { companyCode, requestId, to: 'withdrawn' }))) throw refuse('RIGHT_REQUEST_STATE');
    return { answer: null, audit: { target: personTarget(personId), detail: { name: asked.permission } } };
  },
});
