import type { Module } from '../../../platform/module.ts';
import { purgeInitialPasswords, purgeInitialPasswordsTask, takeInitialPassword } from './initial-passwords.sql.ts';

export { authenticateInitial, isInitialPassword } from './authenticate-initial.ts';
export {
  type InitialPassword,
  initialPasswordUntilOf,
  purgeInitialPasswords,
  replaceInitialPassword,
  takeInitialPassword,
  withInitialPassword,
} from './initial-passwords.sql.ts';

/** Passwords of instant accounts, which serve until their person has chosen one. */
export const initialPasswords: Module = {
  name: 'initial-passwords',
  needs: ['global-login-ids', 'passwords'],
  contributes: {
    personLeaves: {
      endings: [
        {
          end: async (tx, _kernel, person) => {
            await takeInitialPassword(tx, person);
          },
        },
      ],
    },
  },
  operations: [],
  tasks: (kernel) => ({ [purgeInitialPasswordsTask]: () => purgeInitialPasswords(kernel.db) }),
  schedule: [`51 3 * * * ${purgeInitialPasswordsTask}`],
};
