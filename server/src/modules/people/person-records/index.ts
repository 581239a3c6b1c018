import type { Module } from '../../../platform/module.ts';
import { keyedPeople } from './keyed.ts';

export { contactIndex, contactIndexes } from './contact-indexes.ts';
export { lockChangeable } from './lock-changeable.sql.ts';
export { isPerson, lockAllowed, lockPerson, lockState, requireAct } from './locks.sql.ts';
export {
  aadOf,
  allColumns,
  closedColumns,
  columnsIn,
  columnsOf,
  emptyColumns,
  hasValue,
  openSealed,
  storedColumns,
  wholeColumnsIn,
} from './person-columns.ts';
export { isFound, needle } from './search-text.sql.ts';
export { refuseSynchronising, setSynchronising, synchronisingMinutes } from './synchronising.sql.ts';
export { personValueOf } from './values.sql.ts';

/** The row of a person: how its fields are stored, sealed and found, and when it may change. It answers no call itself. */
export const personRecords: Module = {
  name: 'person-records',
  needs: ['employment-states'],
  keyed: keyedPeople,
  operations: [],
};
