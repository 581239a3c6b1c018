import type { Module } from '../../../platform/module.ts';
import { endOfCompany } from './end-of-company.sql.ts';

export { type DueId, freeClosedId, keepClosedId, listDueIds } from './closed-ids.sql.ts';
export {
  askForLoginId,
  claimLoginId,
  countIdAnswer,
  hasLoginId,
  type IdAnswer,
  type IdQuery,
  keepApplicantHash,
  listWithLoginId,
  loginIdsOf,
  lookUpId,
  purgeReservations,
  releaseLoginId,
  reserveLoginId,
  takeLoginId,
} from './login-ids.sql.ts';
export { loginIdData } from './own-data.sql.ts';
export { type FoundWaiting, listWaiting } from './waiting-contacts.sql.ts';

/**
 * What is found before a company is known, and unique over all companies: login IDs, and contacts under which someone waits. It reads
 * no table of a company, so that it may stand above several databases (decision 0138).
 */
export const directory: Module = {
  name: 'directory',
  needs: [],
  contributes: { companyEnded: endOfCompany },
  operations: [],
};
