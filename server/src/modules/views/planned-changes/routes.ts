import * as routes from '@madang/contract/views/planned-changes/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { cancelPlannedChange } from './operations/cancel-planned-change.ts';
import { checkPlannedChange } from './operations/check-planned-change.ts';
import { countPlannedChanges } from './operations/count-planned-changes.ts';
import { listPlannedChanges } from './operations/list-planned-changes.ts';
import { listOwnPlannedChanges } from './operations/list-own-planned-changes.ts';
import { movePlannedChange } from './operations/move-planned-change.ts';
import { planChange } from './operations/plan-change.ts';
import { takeOverPlannedChange } from './operations/take-over-planned-change.ts';

export const plannedChangeRoutes = [
  callOf(routes.listPlannedChanges, listPlannedChanges),
  callOf(routes.listOwnPlannedChanges, listOwnPlannedChanges),
  callOf(routes.countPlannedChanges, countPlannedChanges),
  callOf(routes.addPlannedChange, planChange),
  callOf(routes.movePlannedChange, movePlannedChange),
  callOf(routes.cancelPlannedChange, cancelPlannedChange),
  callOf(routes.takeOverPlannedChange, takeOverPlannedChange),
  callOf(routes.checkPlannedChange, checkPlannedChange),
];
