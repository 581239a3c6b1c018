import { listPersonApprovalRequests as route } from '@madang/contract/workplace/person-approvals/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import type { Module } from '../../../platform/module.ts';
import { listPersonApprovalRequests } from './operations/list-person-approval-requests.ts';

/** APR-02: approval requests in the record of a person. */
export const personApprovals: Module = {
  name: 'person-approvals',
  needs: ['approval-requests', 'people', 'person-names'],
  operations: [callOf(route, listPersonApprovalRequests)],
};
