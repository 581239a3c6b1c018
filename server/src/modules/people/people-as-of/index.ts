import type { Module } from '../../../platform/module.ts';

export { type HeadAsOf, headsAsOf, ledBy, type PlannedHeads } from './heads-as-of.ts';
export { jobsAsOf } from './jobs.ts';
export type { AsOf, PlannedPlace } from './later-changes.sql.ts';
export {
  membersAsOf,
  selectPersonAsOf,
  selectPostsAsOf,
  selectPostsOfMany,
  type StoredAsOf,
} from './people-as-of.sql.ts';
export { selectPeopleAsOf } from './people-list.sql.ts';
export { countsAsOf, sharedAsOf } from './serving.sql.ts';
export { wasSuspended } from './suspended.sql.ts';

/** STA-10: people as they were at the end of a day, or will be, from their history. It answers no call itself. */
export const peopleAsOf: Module = {
  name: 'people-as-of',
  needs: ['employment-states', 'job-ranks', 'organisation-charts'],
  operations: [],
};
