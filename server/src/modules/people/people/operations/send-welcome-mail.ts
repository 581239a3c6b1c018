import { anyEmployee } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readContacts } from '../../contacts/index.ts';
import { isPerson } from '../../person-records/index.ts';
import { lockWaiting } from '../../waiting-people/index.ts';
import { personTarget } from '../present-people.ts';
import { sendWelcomeMail as send } from '../welcome/welcome.ts';

/** USR-03: shows a registered person the way to the account once more. */
export const sendWelcomeMail = defineOperation({
  name: 'send-welcome-mail',
  input: anyEmployee,
  permission: 'employees.sendWelcome',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'WELCOME_STATE', 'WELCOME_SENDS'],
  async run({ tx, kernel, companyCode, refuse }, { personId }) {
    const key = { companyCode, personId };
    const person = await lockWaiting(tx, key);
    if (!person) throw refuse((await isPerson(tx, key)) ? 'WELCOME_STATE' : 'CO404');
    const { externalMail } = await readContacts(tx, kernel.keyring, key);
    if (externalMail === undefined) throw refuse('WELCOME_STATE');
    await send(tx, kernel, { ...person, externalMail });
    return { answer: null, audit: { target: personTarget(personId) } };
  },
});
