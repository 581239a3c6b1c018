import type { Module } from '../../../platform/module.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { restoreSubOrganisation } from './operations/restore-sub-organisation.ts';
import { subOrganisationRoutes } from './routes.ts';
import { subOrganisationData } from './own-data.ts';
import { subOrganisationNamesOf } from './names.sql.ts';

export { codeOnWay, departmentOnWay } from './department-places.sql.ts';
export { codeOfPerson } from './person-places.sql.ts';
export { subOrganisationsOf } from './sub-organisations.sql.ts';

/** How many sub-organisations a company has. */
export const subOrganisationCountOf = (companyCode: string) => rowCountOf('sub_organisations', companyCode);

/** The parts of a company, by code, names and order. */
export const subOrganisations: Module = {
  name: 'sub-organisations',
  needs: ['companies', 'departments'],
  contributes: {
    ownData: { place: 130, sections: subOrganisationData },
    names: { 'sub-organisation': { rows: subOrganisationNamesOf } },
  },
  operations: subOrganisationRoutes,
  more: [restoreSubOrganisation],
};
