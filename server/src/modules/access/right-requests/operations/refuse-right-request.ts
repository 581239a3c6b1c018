import { rightRefusing } from '@madang/contract/access/right-requests/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { seal } from '../../../../kernel/operations/stored/sealed.ts';
import { personTarget } from '../../../people/people/index.ts';
import { sendRightLetter } from '../letters.ts';
import { answerAad, findRequest, settleRequest } from '../right-requests.sql.ts';

/** MEM-10: refuses a request with a reason, of which the person is notified. */
export const refuseRightRequest = defineOperation({
  name: 'refuse-right-request',
  input: rightRefusing,
  permission: 'grants.change',
  targets: ({ requestId }) => [{ kind: 'right-request', id: requestId }],
  refusals: ['CO404', 'RIGHT_REQUEST_STATE', 'ROLE_OWN'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { requestId, reason }) {
    const asked = await findRequest(tx, companyCode, requestId);
    if (!asked) throw refuse('CO404');
    const { personId, permission } = asked;
    if (personId === actorId) throw refuse('ROLE_OWN');
    const answer = seal(kernel.keyring, answerAad(requestId), reason);
    const settling = { companyCode, requestId, to: 'refused', decidedBy: actorId, answer } as const;
    if (!(await settleRequest(tx, settling))) throw refuse('RIGHT_REQUEST_STATE');
    await sendRightLetter(tx, kernel, { companyCode, personId }, { about: 'refused', params: { reason } });
    return { answer: null, audit: { target: personTarget(personId), detail: { name: permission } } };
  },
});
