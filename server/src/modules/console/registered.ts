import type { RegisteredKind } from '@madang/contract/console/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { anniversaryCountOf } from '../anniversaries/index.ts';
import { boardCountOf } from '../boards/index.ts';
import { departmentCountOf } from '../departments/index.ts';
import { jobListCountOf } from '../job-ranks/index.ts';
import { menuCountOf } from '../menus/index.ts';
import { linkCountOf } from '../quick-links/index.ts';
import { subOrganisationCountOf } from '../sub-organisations/index.ts';

export const registeredCountsOf = (companyCode: string) => ({
  departments: departmentCountOf(companyCode),
  jobRanks: jobListCountOf(companyCode),
  subOrganisations: subOrganisationCountOf(companyCode),
  boards: boardCountOf(companyCode),
  menus: menuCountOf(companyCode),
  quickLinks: linkCountOf(companyCode),
  anniversaries: anniversaryCountOf(companyCode),
});

/** What lets a reader see the list that is counted. */
export const seenBy: Readonly<Record<RegisteredKind, Permission>> = {
  people: 'employees.view',
  departments: 'departments.view',
  jobRanks: 'job-ranks.view',
  subOrganisations: 'sub-organisations.view',
  boards: 'boards.view',
  menus: 'menus.view',
  quickLinks: 'quick-links.view',
  anniversaries: 'anniversaries.view',
};
