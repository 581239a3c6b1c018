import type { Module } from '../../../platform/module.ts';
import { endTiesOf, settleTask, tieCountOf } from './end-ties.sql.ts';
import { settleLoginTie } from './operations/settle-login-tie.ts';
import { tellOfLoginTie } from './operations/tell-of-login-tie.ts';
import { tieRoutes } from './routes.ts';
import { notifyTask } from './notify-later.ts';
import { settle, settleDue, settleDueTask, tell } from './tie-jobs.ts';

export { endGuestTie, tieGuest } from './guests.sql.ts';
export { sendTieLetter, tieLetters } from './letters.ts';

/** MEM-04: administrators of several companies: a person in each, one login, and a change of company. */
export const loginTies: Module = {
  name: 'linked-accounts',
  needs: [
    'accounts',
    'companies',
    'company-structures',
    'contacts',
    'global-login-ids',
    'ended-companies',
    'notifications',
    'passwords',
    'sign-in-attempts',
    'people',
    'person-records',
    'roles',
  ],
  operations: tieRoutes,
  contributes: {
    linkedLoginsEnd: endTiesOf,
    personLeaves: {
      endings: [{ kind: 'linkedLogins', countOf: tieCountOf, end: (tx, _kernel, person) => endTiesOf(tx, person) }],
    },
  },
  more: [settleLoginTie, tellOfLoginTie],
  tasks: (kernel) => ({
    [settleTask]: (payload) => settle(kernel, payload),
    [settleDueTask]: () => settleDue(kernel),
    [notifyTask]: (payload) => tell(kernel, payload),
  }),
  schedule: [`*/10 * * * * ${settleDueTask}`],
};
