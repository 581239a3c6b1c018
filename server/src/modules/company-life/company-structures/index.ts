import type { Module } from '../../../platform/module.ts';
import { lapseStructureOffer } from './operations/lapse-structure-offer.ts';
import { tellOfStructure } from './operations/tell-of-structure.ts';
import { structureRoutes } from './routes.ts';
import { lapse, lapseTask, notifyTask, tell } from './structure-jobs.ts';

export { tellOfStructure };
export { sendStructureLetter, structureLetters } from './letters.ts';
export { isMember as isMemberOf, lockStructureOf, structureCodeOf, structureCompaniesOf } from './structures.sql.ts';

/** DEP-06: structures of companies, made by the operator, joined and left by offers. */
export const companyStructures: Module = {
  name: 'company-structures',
  needs: ['companies', 'contacts', 'ended-companies', 'notifications', 'passwords', 'roles'],
  operations: structureRoutes,
  more: [lapseStructureOffer, tellOfStructure],
  tasks: (kernel) => ({
    [notifyTask]: (payload) => tell(kernel, payload),
    [lapseTask]: (payload) => lapse(kernel, payload),
  }),
};
