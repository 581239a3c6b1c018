import type { Module } from '../../../platform/module.ts';
import { approvalPolicyNamesOf } from './approval-policies.sql.ts';
import { notifyOfLeft } from './leaving.ts';
import { restoreApprovalPolicy } from './operations/restore-approval-policy.ts';
import { approvalPolicyData } from './own-data.sql.ts';
import { approvalPolicyRoutes } from './routes.ts';

export { factsOf } from './route/facts.sql.ts';
export { isWhole, routeOf } from './route/route.ts';
export { lockPeopleInService, todayOf } from './approval-policies.sql.ts';
export { hasPolicies, inForceOf } from './lists.sql.ts';

/** APR-02: policies that lead a document to those who approve it. */
export const approvalPolicies: Module = {
  name: 'approval-policies',
  needs: [
    'approvals',
    'companies',
    'departments',
    'employment-states',
    'job-ranks',
    'notifications',
    'people',
    'person-names',
    'roles',
  ],
  contributes: {
    ownData: { place: 192, sections: approvalPolicyData },
    names: { 'approval-policy': { rows: approvalPolicyNamesOf } },
    personLeaves: { endings: [{ end: notifyOfLeft }] },
  },
  operations: approvalPolicyRoutes,
  more: [restoreApprovalPolicy],
};
