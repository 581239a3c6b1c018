import type { Module } from '../../../platform/module.ts';
import { setUpContribution } from './contribution.ts';

export { type Coming, endClosedSetUp } from './closed-set-up.ts';
export { homeOfSession, redirectsToSetUp } from './home-of.ts';
export {
  beginRun,
  continueRun,
  type EndedState,
  endRun,
  lockRun,
  moveRun,
  setHomeScreen,
  type SetUpRun,
} from './set-up-run.sql.ts';
export { noteVisit } from './set-up-use.ts';
export { isBeingSetUp, isUnfinished, lockSetUp } from './set-up.ts';

/** Run of a company's set-up: its state, its owner and the browser that it is open in. */
export const setUpRuns: Module = {
  name: 'set-up-runs',
  needs: ['companies'],
  contributes: setUpContribution,
  operations: [],
};
