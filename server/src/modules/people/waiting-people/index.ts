import type { Module } from '../../../platform/module.ts';

export {
  applyForAccount,
  findWaiting,
  lockWaiting,
  readWaiting,
  type WaitingContact,
  waitingIndex,
  waitingIndexes,
  type WaitingPerson,
} from './waiting-people.sql.ts';

/** People registered by their company who wait for an account, found by a contact. It answers no call itself. */
export const waitingPeople: Module = {
  name: 'waiting-people',
  needs: ['global-login-ids', 'person-records'],
  operations: [],
};
