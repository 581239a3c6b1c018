import type { Module } from '../../../platform/module.ts';

export {
  askForLoginId,
  claimLoginId,
  countIdAnswer,
  findHolder,
  hasLoginId,
  type IdAnswer,
  type IdQuery,
  isLoginIdOf,
  keepApplicantHash,
  type KnownId,
  listWithLoginId,
  loginIdsOf,
  lookUpId,
  markReservationUnconfirmed,
  purgeReservations,
  releaseLoginId,
  reserveLoginId,
  takeLoginId,
} from './login-ids.sql.ts';
export {
  confirmUnconfirmed,
  findCompanyOf,
  type FormerHolder,
  freeUnconfirmedId,
  isHeldUnconfirmed,
  keepUnconfirmedIds,
  listOverdueIds,
  markUnconfirmed,
} from './unconfirmed-ids.sql.ts';
export { directoryTables, purgeCompany } from './purge-company.sql.ts';
export { type DueId, freeClosedId, keepClosedId, listDueIds } from './closed-ids.sql.ts';
export { keepContact, type KeptContact, purgeContacts } from './verified-contacts.sql.ts';
export { type FoundWaiting, listWaiting } from './waiting-contacts.sql.ts';
export { loginIdData, verifiedContactData } from './own-data.sql.ts';

/**
 * What is found before a company is known, and unique over all companies: login IDs, contacts that took a free plan, contacts under
 * which someone waits. It reads no table of a company, so that it may stand above several databases (decision 0138).
 */
export const directory: Module = {
  name: 'directory',
  needs: [],
  operations: [],
  keyed: { indexes: [{ table: 'verified_contacts', column: 'contact_index', renewed: 'wrapped', saltBytes: 0 }] },
};
