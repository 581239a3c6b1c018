import type { Module } from '../../kernel/http/module.ts';
import { accountRoutes } from './routes.ts';
import { purgeClosedAccounts, purgeClosedTask } from './standing/closed-accounts.sql.ts';
import { purgeInitialPasswords, purgeInitialPasswordsTask } from './passwords/initial-passwords.sql.ts';
import { purgeAccounts, purgeAccountsTask } from './login-ids.ts';

export {
  authenticate,
  authenticateInitial,
  findByLoginId,
  mustHaveSecondFactor,
  needsSecondFactor,
  isInitialPassword,
  isFirstPasswordOf,
  openLogIn,
  openPersonSession,
  type Authenticated,
} from './accounts.ts';
export {
  changeResidence,
  deleteOptionalData,
  findCorrespondent,
  findDueTerms,
  lockAccount,
  readOptionalData,
  type OptionalData,
  readTermsReader,
} from './consents.sql.ts';
export {
  claimLoginId,
  keepApplicantHash,
  markReservationUnconfirmed,
  releaseLoginId,
  reserveLoginId,
  takeLoginId,
} from './login-ids.sql.ts';
export { provePassword, proverOf } from './passwords/prove-password.ts';
export { checkNameScripts, readNameScripts } from './names/name-scripts.ts';
export { newPasswordIssues, refuseIssues, type PasswordChoice } from './passwords/new-password.ts';
export {
  accountData,
  deleteMobile,
  lockPerson,
  missingFactorsOf,
  readNames,
  replaceContact,
  residenceCountryOf,
  securityGradeOf,
  selectOwnProfile,
  serviceLimitOf,
  updateOwnProfile,
  type NewProfile,
  type PersonNames,
} from './people-for-others.sql.ts';
export { sessionAnswer } from './session-answer.ts';
export { sendAccountLetter, sendAccountNotice, writtenTime } from './account-notice.ts';
export type { PersonKey } from './passwords/passwords.sql.ts';
export {
  arePeopleOf,
  countPeople,
  selectPeople,
  selectPeopleOf,
  selectPerson,
  selectPersonIds,
  updateJob,
  type Job,
  type JobToGive,
  type PeopleOrder,
  type PeopleSelection,
  type StoredPerson,
} from './people-list.sql.ts';
export {
  replaceInitialPassword,
  takeInitialPassword,
  type InitialPassword,
  purgeInitialPasswords,
} from './passwords/initial-passwords.sql.ts';
export {
  applyForAccount,
  findWaiting,
  findWaitingByLoginId,
  lockWaiting,
  readWaiting,
  waitingIndex,
  type WaitingContact,
  type WaitingPerson,
} from './waiting-people.sql.ts';
export {
  createPerson,
  externalMailIndex,
  findNames,
  grantRole,
  listAdministrators,
  mobileIndex,
  opencodeIndex,
  readContacts,
  readMailContact,
  readTimeZone,
  setFirstPassword,
  type NewPerson,
} from './people.sql.ts';
export {
  confirmLoginId,
  findCompanyOf,
  isConfirmed,
  isHeldUnconfirmed,
  keepUnconfirmedIds,
  markUnconfirmed,
} from './unconfirmed-ids.sql.ts';
export { countIdRefusal, displaceUnconfirmed, releaseUnconfirmedIds } from './login-ids.ts';

export { purgeTriesOf } from './passwords/login-tries.ts';
export {
  hasSecondFactor,
  lockPassword,
  isStillPassword,
  lockVersion,
  setSecondFactor,
} from './passwords/passwords.sql.ts';
export type { Contacts } from './people.sql.ts';
export { closePerson, purgeClosedAccounts, findIndispensable } from './standing/closed-accounts.sql.ts';
export {
  lockNameless,
  listNamelessAdministrators,
  setLoginId,
  type NamelessAdministrator,
} from './standing/nameless.sql.ts';
export { refuseSynchronising, setSynchronising } from './standing/synchronising.sql.ts';
export { findRecoverable, type Recoverable } from './recoverable.sql.ts';
export { isEarlierPassword, renewPassword } from './passwords/renew-password.ts';

export const accounts: Module = {
  name: 'accounts',
  needs: ['companies', 'notifications', 'terms'],
  operations: accountRoutes,
  tasks: (kernel) => ({
    [purgeAccountsTask]: () => purgeAccounts(kernel),
    [purgeInitialPasswordsTask]: () => purgeInitialPasswords(kernel.db),
    [purgeClosedTask]: () => purgeClosedAccounts(kernel.db),
  }),
  schedule: [
    `27 * * * * ${purgeAccountsTask}`,
    `51 3 * * * ${purgeInitialPasswordsTask}`,
    `9 * * * * ${purgeClosedTask}`,
  ],
};
