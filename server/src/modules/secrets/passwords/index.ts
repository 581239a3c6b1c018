import type { Module } from '../../../platform/module.ts';

export {
  authenticateComing,
  type Authenticated,
  findByLoginId,
  isFirstPasswordOf,
  type PasswordCaller,
  tryPassword,
} from './authenticate.ts';
export { easyPartOf } from './common-passwords/common-passwords.ts';
export { commonPasswordIssues, newPasswordIssues, refuseIssues } from './new-password.ts';
export {
  type Credentials,
  deletePasswordsBefore,
  firstVersion,
  insertPassword,
  isStillPassword,
  type Judged,
  listHashes,
  lockPassword,
  lockVersion,
  requireNewPassword,
  setFirstPassword,
} from './passwords.sql.ts';
export { provePassword, proverOf } from './prove-password.ts';

/** Passwords: how they are chosen, stored, proven and locked. */
export const passwords: Module = {
  name: 'passwords',
  needs: ['global-login-ids', 'employment-states', 'sign-in-attempts'],
  operations: [],
};
