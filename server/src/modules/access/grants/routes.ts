import * as explanations from '@madang/contract/access/grants/explanation-routes.ts';
import * as routes from '@madang/contract/access/grants/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeGrant } from './operations/change-grant.ts';
import { explainRight } from './operations/explain-right.ts';
import { giveGrant } from './operations/give-grant.ts';
import { listAskablePermissions } from './operations/list-askable-permissions.ts';
import { listGrants } from './operations/list-grants.ts';
import { listPersonGrants } from './operations/list-person-grants.ts';
import { readGrantChoices } from './operations/read-grant-choices.ts';
import { takeBackGrant } from './operations/take-back-grant.ts';

const success = () => ({ result: 'success' as const });

export const grantRoutes = [
  callOf(routes.listGrants, listGrants),
  callOf(routes.listPersonGrants, listPersonGrants),
  callOf(routes.readGrantChoices, readGrantChoices),
  callOf(explanations.explainRight, explainRight),
  callOf(explanations.listAskablePermissions, listAskablePermissions),
  callOf(routes.giveGrant, giveGrant),
  callOf(routes.changeGrant, changeGrant, { answer: success }),
  callOf(routes.takeBackGrant, takeBackGrant, { answer: success }),
];
