import * as routes from '@madang/contract/access/right-requests/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { approveRightRequest } from './operations/approve-right-request.ts';
import { askForRight } from './operations/ask-for-right.ts';
import { findAskableDepartments } from './operations/find-askable-departments.ts';
import { explainOwnRight } from './operations/explain-own-right.ts';
import { listOwnRightRequests } from './operations/list-own-right-requests.ts';
import { listRightRequests } from './operations/list-right-requests.ts';
import { refuseRightRequest } from './operations/refuse-right-request.ts';
import { withdrawRightRequest } from './operations/withdraw-right-request.ts';

const success = () => ({ result: 'success' as const });

export const rightRequestRoutes = [
  callOf(routes.listOwnRightRequests, listOwnRightRequests),
  callOf(routes.findAskableDepartments, findAskableDepartments),
  callOf(routes.explainOwnRight, explainOwnRight),
  callOf(routes.listRightRequests, listRightRequests),
  callOf(routes.askForRight, askForRight),
  callOf(routes.withdrawRightRequest, withdrawRightRequest, { answer: success }),
  callOf(routes.approveRightRequest, approveRightRequest),
  callOf(routes.refuseRightRequest, refuseRightRequest, { answer: success }),
];
