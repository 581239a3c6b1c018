import * as routes from '@madang/contract/people/employment/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { callOffRetirement } from './operations/call-off-retirement.ts';
import { putOnLeave } from './operations/put-on-leave.ts';
import { readLeaving } from './operations/read-leaving.ts';
import { readStory } from './operations/read-story.ts';
import { reinstatePerson } from './operations/reinstate-person.ts';
import { restoreAccess } from './operations/restore-access.ts';
import { retirePerson } from './operations/retire-person.ts';
import { returnFromLeave } from './operations/return-from-leave.ts';
import { suspendAccess } from './operations/suspend-access.ts';

export const employmentRoutes = [
  callOf(routes.readLeaving, readLeaving),
  callOf(routes.retirePerson, retirePerson),
  callOf(routes.callOffRetirement, callOffRetirement),
  callOf(routes.reinstatePerson, reinstatePerson),
  callOf(routes.suspendAccess, suspendAccess),
  callOf(routes.restoreAccess, restoreAccess),
  callOf(routes.putOnLeave, putOnLeave),
  callOf(routes.returnFromLeave, returnFromLeave),
  callOf(routes.readStory, readStory),
];
