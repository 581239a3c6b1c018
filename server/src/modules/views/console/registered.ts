import type { RegisteredKind } from '@madang/contract/views/console/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { anniversaryCountOf } from '../../workplace/anniversaries/index.ts';
import { boardCountOf } from '../../workplace/boards/index.ts';
import { departmentCountOf } from '../../organisation/departments/index.ts';
import { jobListCountOf } from '../../organisation/job-ranks/index.ts';
import { menuCountOf } from '../../workplace/menus/index.ts';
import { linkCountOf } from '../../workplace/quick-links/index.ts';
import { subOrganisationCountOf } from '../../people/sub-organisations/index.ts';

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
