import * as routes from '@madang/contract/workplace/approval-policies/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeApprovalPolicy } from './operations/change-approval-policy.ts';
import { createApprovalPolicy } from './operations/create-approval-policy.ts';
import { deleteApprovalPolicy } from './operations/delete-approval-policy.ts';
import { listApprovalPolicies } from './operations/list-approval-policies.ts';
import { orderApprovalPolicies } from './operations/order-approval-policies.ts';
import { readApprovalPolicy } from './operations/read-approval-policy.ts';
import { tryApprovalRoute } from './operations/try-approval-route.ts';

const success = () => ({ result: 'success' as const });

export const approvalPolicyRoutes = [
  callOf(routes.listApprovalPolicies, listApprovalPolicies),
  callOf(routes.readApprovalPolicy, readApprovalPolicy),
  callOf(routes.createApprovalPolicy, createApprovalPolicy),
  callOf(routes.changeApprovalPolicy, changeApprovalPolicy),
  callOf(routes.deleteApprovalPolicy, deleteApprovalPolicy, { answer: success }),
  callOf(routes.orderApprovalPolicies, orderApprovalPolicies, { answer: success }),
  callOf(routes.tryApprovalRoute, tryApprovalRoute),
];
