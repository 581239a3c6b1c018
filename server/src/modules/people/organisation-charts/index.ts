import * as routes from '@madang/contract/people/organisation-charts/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { notifyOfHeads } from './ahead.ts';
import { changeDepartmentHeads } from './operations/change-department-heads.ts';
import { countOrganisation } from './operations/count-organisation.ts';
import { headedDepartments } from './left-behind.sql.ts';
import { downloadMembers } from './operations/download-members.ts';
import { downloadOrganisation } from './operations/download-organisation.ts';
import { drawOrganisation } from './operations/draw-organisation.ts';
import { handOverDepartment } from './operations/hand-over-department.ts';
import { listDepartmentMembers } from './operations/list-department-members.ts';
import { listPersonPosts } from './operations/list-person-posts.ts';
import { readMember } from './operations/read-member.ts';
import { readOrganisation } from './operations/read-organisation.ts';
import { searchOrganisation } from './operations/search-organisation.ts';
import { organisationChartData } from './own-data.sql.ts';

export { type HeadAbove, selectHeadsAbove } from './left-behind.sql.ts';
export { departmentName } from './department-name.ts';
export { selectHeads, selectLedBy } from './department-heads.sql.ts';
export { type HeadAsOf, type PlannedHeads, selectHeadsAsOf } from './heads-as-of.sql.ts';

/** The organisation chart that everyone in a company reads, and who leads its departments. */
export const organisationCharts: Module = {
  name: 'organisation-charts',
  needs: [
    'companies',
    'contacts',
    'departments',
    'employment-states',
    'job-ranks',
    'notifications',
    'own-records',
    'people',
  ],
  contributes: {
    ownData: { place: 170, sections: organisationChartData },
    personLeaves: { left: [headedDepartments] },
    plannedAhead: { notify: notifyOfHeads },
  },
  operations: [
    callOf(routes.readOrganisation, readOrganisation),
    callOf(routes.countOrganisation, countOrganisation),
    callOf(routes.listDepartmentMembers, listDepartmentMembers),
    callOf(routes.readMember, readMember),
    callOf(routes.listPersonPosts, listPersonPosts),
    callOf(routes.searchOrganisation, searchOrganisation),
    callOf(routes.drawOrganisation, drawOrganisation),
    callOf(routes.changeDepartmentHeads, changeDepartmentHeads),
    callOf(routes.downloadMembers, downloadMembers, {
      input: ({ body, params, request: { language } }) => ({ ...params, ...body, language }),
    }),
    callOf(routes.downloadOrganisation, downloadOrganisation, {
      input: ({ body, params, request: { language } }) => ({ ...params, ...body, language }),
    }),
  ],
  more: [handOverDepartment],
};
