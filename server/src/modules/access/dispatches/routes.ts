import * as routes from '@madang/contract/access/dispatches/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { acceptDispatch } from './operations/accept-dispatch.ts';
import { askForDispatch } from './operations/ask-for-dispatch.ts';
import { listDispatches } from './operations/list-dispatches.ts';
import { listDispatchHosts } from './operations/list-dispatch-hosts.ts';
import { prolongDispatch } from './operations/prolong-dispatch.ts';
import { readDispatch } from './operations/read-dispatch.ts';
import { refuseDispatch } from './operations/refuse-dispatch.ts';
import { releaseDispatch } from './operations/release-dispatch.ts';
import { withdrawDispatch } from './operations/withdraw-dispatch.ts';

const success = { answer: () => ({ result: 'success' as const }) };

export const dispatchRoutes = [
  callOf(routes.listDispatches, listDispatches),
  callOf(routes.readDispatch, readDispatch),
  callOf(routes.listDispatchHosts, listDispatchHosts),
  callOf(routes.askForDispatch, askForDispatch),
  callOf(routes.withdrawDispatch, withdrawDispatch, success),
  callOf(routes.prolongDispatch, prolongDispatch, success),
  callOf(routes.acceptDispatch, acceptDispatch, success),
  callOf(routes.refuseDispatch, refuseDispatch, success),
  callOf(routes.releaseDispatch, releaseDispatch, success),
];
