import * as routes from '@madang/contract/access/login-ids/routes.ts';
import * as wire from '@madang/contract/access/login-ids/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { approveIdRequest } from './operations/approve-id-request.ts';
import { askForLoginId } from './operations/ask-for-login-id.ts';
import { cancelIdRequest } from './operations/cancel-id-request.ts';
import { changeLoginId } from './operations/change-login-id.ts';
import { confirmIdRequest } from './operations/confirm-id-request.ts';
import { decideIdRequests } from './operations/decide-id-requests.ts';
import { listIdRequests } from './operations/list-id-requests.ts';
import { readOwnLoginId } from './operations/read-own-login-id.ts';
import { refuseIdRequest } from './operations/refuse-id-request.ts';
import { takeBackLoginId } from './operations/take-back-login-id.ts';

const success = () => ({ result: 'success' as const });

export const loginIdRoutes = [
  callOf(routes.readOwnLoginId, readOwnLoginId),
  callOf(wire.askForLoginId, askForLoginId),
  callOf(routes.cancelIdRequest, cancelIdRequest, { answer: success }),
  callOf(routes.confirmIdRequest, confirmIdRequest, { answer: success }),
  callOf(wire.searchIdRequests, listIdRequests),
  callOf(routes.approveIdRequest, approveIdRequest, { answer: success }),
  callOf(routes.refuseIdRequest, refuseIdRequest, { answer: success }),
  callOf(routes.decideIdRequests, decideIdRequests),
  callOf(routes.changeLoginId, changeLoginId, { answer: success }),
  callOf(routes.takeBackLoginId, takeBackLoginId, { answer: success }),
];
