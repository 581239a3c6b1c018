import { readSession as readSessionRoute } from '@madang/contract/accounts/routes.ts';
import { readEmployeeByUserId } from '@madang/contract/accounts/wire.ts';
import type { Module } from '../../kernel/http/module.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { changePassword } from './operations/change-password.ts';
import { checkLoginId } from './operations/check-login-id.ts';
import { logIn } from './operations/log-in.ts';
import { logOut } from './operations/log-out.ts';
import { logOutEverywhere } from './operations/log-out-everywhere.ts';
import { readOwnEmployee } from './operations/read-own-employee.ts';
import { readSession } from './operations/read-session.ts';
import { purgeClosedAccounts, purgeClosedTask } from './standing/closed-accounts.sql.ts';
import { purgeInitialPasswords, purgeInitialPasswordsTask } from './initial-passwords.sql.ts';
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
export { checkNameScripts, readNameScripts } from './names/name-scripts.ts';
export { newPasswordIssues, refuseIssues, type PasswordChoice } from './new-password.ts';
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
export type { PersonKey } from './passwords.sql.ts';
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
export { replaceInitialPassword, takeInitialPassword, purgeInitialPasswords } from './initial-passwords.sql.ts';
export {
  applyForAccount,
  findWaiting,
  findWaitingByLoginId,
  lockWaiting,
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

export { purgeTriesOf } from './login-tries.ts';
export { hasSecondFactor, lockPassword, isStillPassword, lockVersion, setSecondFactor } from './passwords.sql.ts';
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
export { isEarlierPassword, renewPassword } from './renew-password.ts';

export const accounts: Module = {
  name: 'accounts',
  needs: ['companies', 'notifications', 'terms'],
  operations: [
    checkLoginId,
    logIn,
    callOf(readSessionRoute, readSession, {
      input: ({ readCookie }) => ({ setUpSecret: readCookie('setUp') }),
    }),
    logOut,
    logOutEverywhere,
    changePassword,
    callOf(readEmployeeByUserId, readOwnEmployee, {
      input: ({ body: { loginId }, readCookie }) => ({ loginId, setUpSecret: readCookie('setUp') }),
    }),
  ],
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
