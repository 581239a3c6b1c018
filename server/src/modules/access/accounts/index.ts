import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { closedAad, purgeClosedAccounts, purgeClosedTask } from './closed-accounts.sql.ts';
import { accountRoutes } from './routes.ts';
import { accountCommands } from './commands.ts';
import { giveLoginId } from './operations/give-login-id.ts';

export { passwordPersonOf } from './password-person.ts';
export { closePerson, closeTiedPerson, purgeClosedAccounts } from './closed-accounts.sql.ts';
export { answerOfEntrance, entranceRefusals } from './entrance-answer.ts';
export {
  type WithEntrance,
  entranceNames,
  letIn,
  letNewIn,
  setEntrance,
  waitingNames,
  withoutEntrance,
} from './let-in.ts';
export { type ComingIn, openSignIn, openPersonSession } from './open-session.ts';
export { isEarlierPassword, renewPassword } from './renew-password.ts';
export { sessionAnswer } from './session-answer.ts';
export { subOrganisationOf } from './sub-organisation-of.ts';

/** Signing in and out, the contacts that lead back into an account, and closing it. */
export const accounts: Module = {
  name: 'accounts',
  needs: [
    'sign-in-policies',
    'agreements',
    'companies',
    'company-policies',
    'company-structures',
    'contacts',
    'departments',
    'global-login-ids',
    'factor-requirements',
    'jobs',
    'known-devices',
    'sign-in-attempts',
    'notifications',
    'otp',
    'own-records',
    'passwords',
    'people',
    'person-records',
    'photos',
    'registration-flows',
    'roles',
    'set-up-runs',
    'sub-organisations',
  ],
  keyed: { sealed: [sealedColumn('closed_accounts', 'content', ['person_id'], closedAad)] },
  operations: accountRoutes,
  more: [giveLoginId],
  contributes: { commands: accountCommands },
  tasks: (kernel) => ({ [purgeClosedTask]: () => purgeClosedAccounts(kernel.db) }),
  schedule: [`9 * * * * ${purgeClosedTask}`],
};
