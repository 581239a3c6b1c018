import type { Module } from '../../../platform/module.ts';
import { withdrawnTask } from '../../organisation/mail-domains/index.ts';
import { writeOfWithdrawn } from './domain-letters.ts';
import { endOfferTo, lapseOffer, lapseTask } from './lapse-offers.ts';
import { lapseHandover } from './operations/lapse-handover.ts';
import { roleAssignmentRoutes } from './routes.ts';
import { roleAssignmentData } from './own-data.ts';

export { requireBearer } from './role-assignments.ts';
export { insertOwnershipTransfer } from './ownership-transfer.sql.ts';
export { ownershipTransferLetters, sendOwnershipTransferLetter } from './letters.ts';
export { sendDomainLetter, writeOfWithdrawn } from './domain-letters.ts';
export { sendRoleLetter } from './role-letters.ts';

/** MEM-01: roles of a company's people. MEM-08: transfer of the owner's role. */
export const roleAssignments: Module = {
  name: 'role-assignments',
  needs: [
    'companies',
    'contacts',
    'ended-companies',
    'mail-domains',
    'notifications',
    'passwords',
    'people',
    'person-names',
    'person-records',
    'roles',
  ],
  contributes: {
    ownData: { place: 120, sections: roleAssignmentData },
    personLeaves: { endings: [{ end: endOfferTo }] },
  },
  operations: roleAssignmentRoutes,
  more: [lapseHandover],
  tasks: (kernel) => ({
    [lapseTask]: (payload) => lapseOffer(kernel, payload),
    [withdrawnTask]: (payload) => writeOfWithdrawn(kernel, payload),
  }),
};
