import * as z from 'zod/mini';
import { refuse } from '@madang/contract/refuse.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { listNameless } from './list-nameless.ts';
import { giveLoginId } from './operations/give-login-id.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';

const personNumber = z.uuid();
const companyForm = /^[A-Z0-9]{1,20}$/;

export const accountCommands: CommandGroup = {
  noun: 'account',
  order: 60,
  usage: `npm run operator -- account without-id                 administrators who lost their ID
npm run operator -- account give-id <company> <person> <new ID>`,
  verbs: {
    /** SGN-14: administrators whose ID went to who proved its mailbox, or to no one in time. */
    'without-id': async (kernel) =>
      (await listNameless(kernel)).map(({ companyCode, personId, fullName }) =>
        [companyCode, personId, fullName].join('  '),
      ),
    'give-id': async (kernel, [companyCode = '', personId = '', typed = '']) => {
      if (!companyForm.test(companyCode) || !personNumber.safeParse(personId).success) throw refuse('CO404');
      const { loginId } = await execute(kernel, giveLoginId, commandOrigin(companyCode), { personId, typed });
      return [`${personId} logs in as ${loginId}`];
    },
  },
};
