import type { Module } from '../../../platform/module.ts';

export { closesOnLeave, isOnLeave } from './closed-leave.sql.ts';
export {
  accessClosedIn,
  countedInService,
  inServiceIn,
  mayTakeOverIn,
  notRetiredIn,
  onLeaveIn,
  ownInServiceIn,
  retiredIn,
  retirementPlannedIn,
  stateColumnsIn,
  suspendedIn,
} from './predicates.sql.ts';

/** Conditions over the states of people, for every capability that reads them. It answers no call itself. */
export const employmentStates: Module = {
  name: 'employment-states',
  needs: [],
  operations: [],
};
