import type { Module } from '../../../platform/module.ts';
import { withdrawnTask } from '../../organisation/mail-domains/index.ts';
import { writeOfWithdrawn } from './domain-letters.ts';
import { endOfferTo, lapseOffer, lapseTask } from './lapse-offers.ts';
import { lapseHandover } from './operations/lapse-handover.ts';
import { membershipRoutes } from './routes.ts';
import { membershipData } from './own-data.ts';

export { requireBearer } from './memberships.ts';
export { insertHandover } from './handovers.sql.ts';
export { handoverLetters, sendHandoverLetter } from './letters.ts';
export { sendDomainLetter, writeOfWithdrawn } from './domain-letters.ts';
export { sendRoleLetter } from './role-letters.ts';

/** MEM-01: roles of a company's people. MEM-08: transfer of the owner's role. */
export const memberships: Module = {
  name: 'memberships',
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
    ownData: { place: 120, sections: membershipData },
    personLeaves: { endings: [{ end: endOfferTo }] },
  },
  operations: membershipRoutes,
  more: [lapseHandover],
  tasks: (kernel) => ({
    [lapseTask]: (payload) => lapseOffer(kernel, payload),
    [withdrawnTask]: (payload) => writeOfWithdrawn(kernel, payload),
  }),
};
