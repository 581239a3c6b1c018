import type { Module } from '../../../platform/module.ts';
import { endOfCompany } from './end-of-company.sql.ts';

export { askForLoginId, countIdAnswer, type IdAnswer, type IdQuery } from './asked-ids.sql.ts';
export { type DueId, freeClosedId, keepClosedId, listDueIds } from './closed-ids.sql.ts';
export {
  claimLoginId,
  giveBackLoginIds,
  hasLoginId,
  keepApplicantHash,
  listWithLoginId,
  loginIdsOf,
  lookUpId,
  purgeReservations,
  releaseLoginId,
  reserveLoginId,
  takeLoginId,
  takeLoginIds,
} from './login-ids.sql.ts';
export { loginIdData } from './own-data.sql.ts';
export { listTaken } from './taken.sql.ts';
export { type FoundWaiting, listWaiting } from './waiting-contacts.sql.ts';

/**
 * Login IDs of all companies, and contacts of people who wait; reads no table of a company
 * (docs/decisions/company-fence-and-cells.md).
 */
export const directory: Module = {
  name: 'global-login-ids',
  needs: [],
  contributes: { companyEnded: endOfCompany },
  operations: [],
};
