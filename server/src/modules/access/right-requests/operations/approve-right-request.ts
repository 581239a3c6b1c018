import { rightApproving } from '@madang/contract/access/right-requests/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { unseal } from '../../../../kernel/operations/stored/sealed.ts';
import { requireBearer } from '../../../people/role-assignments/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { giveRefusals, giveTo, storedTarget } from '../../grants/index.ts';
import { sendRightLetter } from '../letters.ts';
import { deleteOver, findRequest, reasonAad, settleRequest } from '../right-requests.sql.ts';

/** MEM-10: gives what was asked for from now on, for as many hours or fewer, as any right is given; it ends by itself. */
export const approveRightRequest = defineOperation({
  name: 'approve-right-request',
  input: rightApproving,
  permission: 'grants.change',
  targets: ({ requestId }) => [{ kind: 'right-request', id: requestId }],
  refusals: [
    ...giveRefusals,
    'CO404',
    'EM0006',
    'EM0009',
    'MB708',
    'RIGHT_REQUEST_STATE',
    'ROLE_NOT_IN_SERVICE',
    'ROLE_OWN',
  ],
  constraints: { grants_given_key: [null, 'GRANT_EXISTS'] },
  async run({ tx, kernel, companyCode, actorId, refuse }, { requestId, hours }) {
    const asked = await findRequest(tx, companyCode, requestId);
    if (!asked) throw refuse('CO404');
    const { personId, permission, scopeKind, scopeId } = asked;
    if (personId === actorId) throw refuse('ROLE_OWN');
    const granted = Math.min(hours ?? asked.hours, asked.hours);
    const person = { companyCode, personId };
    await requireBearer(tx, person, 'requestId');
    const settling = { companyCode, requestId, to: 'approved', decidedBy: actorId, hours: granted } as const;
    const settled = await settleRequest(tx, settling);
    if (!settled?.until) throw refuse('RIGHT_REQUEST_STATE');
    await deleteOver(tx, companyCode, asked);
    const target = storedTarget('permission', permission);
    if (!target) throw refuse('GRANT_UNKNOWN');
    const [from, until] = [settled.now.toISOString(), settled.until.toISOString()];
    const grantId = await giveTo(tx, kernel.keyring, companyCode, {
      grantee: { granteeType: 'P', granteeId: personId },
      target,
      scope: { scopeKind, scopeId },
      moments: { from, until, isOver: false },
      windowId: '',
      reason: String(unseal(kernel.keyring, reasonAad(requestId), asked.reason)),
      actorId,
    });
    await sendRightLetter(tx, kernel, person, { about: 'approved', params: { hours: granted } });
    return {
      answer: { grantId, until },
      audit: { target: personTarget(personId), detail: { name: permission, scope: scopeKind, hours: granted } },
      undo: { name: 'take-back-grant', input: { grantId } },
    };
  },
});
