import { refusalFor } from '@madang/contract/people/employment/acts.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { ownerReplacing } from '@madang/contract/people/role-assignments/ownership-transfer-inputs.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { findByLoginId } from '../../../secrets/passwords/index.ts';
import { findOwner, listAdministrators, moveOwner } from '../../roles/index.ts';
import { lockState } from '../../person-records/index.ts';
import { takeOfferOf } from '../ownership-transfer.sql.ts';
import { sendOwnershipTransferLetter } from '../letters.ts';
import { personTarget } from '../role-assignments.ts';

/**
 * MEM-08: replaces an owner who can no longer sign in. The former one becomes an administrator, open offers end, and
 * administrators are notified with the reason.
 */
export const replaceRepresentative = definePlatformOperation({
  name: 'replace-representative',
  input: ownerReplacing,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['CO404', 'EM0006', 'EM0008', 'ROLE_NOT_IN_SERVICE', 'MB708'],
  async prepare({ kernel }, { newLoginId }) {
    const loginId = readLoginName(newLoginId, await kernel.properties.get(platformProperties.freeMailDomain));
    return findByLoginId(kernel, loginId);
  },
  async run({ tx, kernel, companyCode, prepared: candidate, refuse }, { replacementReason: reason }) {
    if (!(await lockInService(tx, [companyCode])).has(companyCode)) throw refuse('CO404');
    const formerId = await findOwner(tx, companyCode);
    if (formerId === undefined) throw refuse('CO404');
    if (candidate?.companyCode !== companyCode) throw refuse.field('newLoginId', 'EM0006');
    const { personId } = candidate;
    if (personId === formerId) throw refuse.field('newLoginId', 'EM0008');
    const held = await lockState(tx, candidate);
    const code = held && refusalFor(held, 'role');
    if (!held || code !== undefined) throw refuse.field('newLoginId', code === 'MB708' ? code : 'ROLE_NOT_IN_SERVICE');
    await takeOfferOf(tx, companyCode);
    if (!(await moveOwner(tx, { companyCode, personId: formerId }, personId))) throw refuse('CO404');
    for (const administrator of await listAdministrators(tx, companyCode)) {
      const reader = { companyCode, personId: administrator };
      await sendOwnershipTransferLetter(tx, kernel, reader, { about: 'replaced', otherId: personId, reason });
    }
    const role = 'representative';
    return {
      answer: null,
      audit: [
        { target: personTarget(personId), fields: [reason], detail: { role } },
        { target: personTarget(formerId), fields: [reason], detail: { role, isFormer: true } },
      ],
    };
  },
});
