import { refusalFor } from '@madang/contract/people/employment/acts.ts';
import { ownershipTransferAcceptance } from '@madang/contract/people/role-assignments/ownership-transfer-inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { lockState } from '../../person-records/index.ts';
import { moveOwner } from '../../roles/index.ts';
import { openOwnershipTransferOf, takeReceivedOffer } from '../ownership-transfer.sql.ts';
import { sendOwnershipTransferLetter } from '../letters.ts';
import { companyTarget, personTarget } from '../role-assignments.ts';

/**
 * MEM-08: makes the candidate the owner and the former one a company administrator. The company's lock orders it with
 * withdrawals and closings.
 */
export const acceptHandover = defineOperation({
  name: 'accept-handover',
  input: ownershipTransferAcceptance,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429', 'EM0011', 'HANDOVER_OVER', 'MB_M_PASSWORD_WRONG', 'ROLE_NOT_IN_SERVICE', 'MB708'],
  isSecret: true,
  async prepare(context, { handoverId, ...proof }) {
    const { companyCode, actorId: personId = '', readIn, refuse } = context;
    const { rows } = await readIn(companyCode, (tx) => openOwnershipTransferOf({ companyCode, personId }).execute(tx));
    const isOpen = rows.some((offer) => offer.handoverId === handoverId && offer.toPersonId === personId);
    // No password is tried for an offer that is over.
    if (!isOpen) throw refuse('HANDOVER_OVER');
    return provePassword(context, proof);
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: proven, refuse }, { handoverId }) {
    const candidate = { companyCode, personId };
    await lockCompany(tx, companyCode);
    const offer = await takeReceivedOffer(tx, { ...candidate, handoverId });
    if (!offer) throw refuse('HANDOVER_OVER');
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    const held = await lockState(tx, candidate);
    const code = held && refusalFor(held, 'role');
    if (!held || code !== undefined) throw refuse(code === 'MB708' ? code : 'ROLE_NOT_IN_SERVICE');
    const former = { companyCode, personId: offer.fromPersonId };
    if (!(await moveOwner(tx, former, personId))) throw refuse('HANDOVER_OVER');
    await sendOwnershipTransferLetter(tx, kernel, candidate, { about: 'received', otherId: former.personId });
    await sendOwnershipTransferLetter(tx, kernel, former, { about: 'handedOver', otherId: personId });
    const role = 'representative';
    return {
      answer: null,
      audit: [
        { target: personTarget(personId), detail: { role } },
        { target: personTarget(former.personId), detail: { role, isFormer: true } },
        // Who represents it is found under the company too.
        { target: companyTarget(companyCode), detail: { role } },
      ],
    };
  },
});
