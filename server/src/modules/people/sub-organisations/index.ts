import type { Module } from '../../../platform/module.ts';
import { registeredCount } from '../../../platform/contributions.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { restoreSubOrganisation } from './operations/restore-sub-organisation.ts';
import { subOrganisationRoutes } from './routes.ts';
import { subOrganisationData } from './own-data.ts';
import { subOrganisationNamesOf } from './names.sql.ts';

export { codeOnWay, departmentOnWay } from './department-places.sql.ts';
export { idChangePeriodOf, lockOpenPeriod } from './id-change-periods.sql.ts';
export { codeOfPerson } from './person-places.sql.ts';
export { isSubOrganisation, subOrganisationsOf } from './sub-organisations.sql.ts';

/** The parts of a company, by code, names and order. */
export const subOrganisations: Module = {
  name: 'sub-organisations',
  needs: ['companies', 'departments'],
  contributes: {
    ownData: { place: 130, sections: subOrganisationData },
    names: { 'sub-organisation': { rows: subOrganisationNamesOf } },
    overview: registeredCount('subOrganisations', 'sub-organisations.view', (companyCode) =>
      rowCountOf('sub_organisations', companyCode),
    ),
  },
  operations: subOrganisationRoutes,
  more: [restoreSubOrganisation],
};
