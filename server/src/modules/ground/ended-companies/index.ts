import type { Module } from '../../../platform/module.ts';

export {
  listEnded,
  listOverdue,
  lockInService,
  lockToEnd,
  markDestroyed,
  markEnded,
  markTakenBack,
  purgeRows,
} from './ended-companies.sql.ts';

/** End of a company's service, until all that it had is destroyed. */
export const endedCompanies: Module = {
  name: 'ended-companies',
  needs: [],
  operations: [],
};
