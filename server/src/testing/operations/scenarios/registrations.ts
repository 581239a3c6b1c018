import { activateAccount } from '../../../modules/joining/account-activations/operations/activate-account.ts';
import { checkInitialPassword } from '../../../modules/joining/account-activations/operations/check-initial-password.ts';
import { issueInitialPassword } from '../../../modules/joining/account-activations/operations/issue-initial-password.ts';
import { sendRegistrationCode } from '../../../modules/joining/account-activations/operations/send-registration-code.ts';
import { companyWithAdmin } from '../../invitations.ts';
import {
  activate,
  askRegistrationCode,
  issueInitialPassword as initialPasswordOf,
  proveRegistered,
  registerEmployee,
  registrationCalls as calls,
} from '../../registrations.ts';
import { enteredBy } from '../../sign-up.ts';
import type { TestApp } from '../../test-app.ts';
import { letIn } from './accounts.ts';
import { answered, scenario, unaudited } from './scenario.ts';

/** A person registered by a company's administrator. */
async function registered(app: TestApp) {
  const company = await companyWithAdmin(app);
  const person = await registerEmployee(company);
  return { company, person, target: { kind: 'person', id: person.personId } };
}

export const scenarios = [
  scenario(issueInitialPassword, async (app) => {
    const { company, person, target } = await registered(app);
    await initialPasswordOf(company, person);
    const { companyCode, adminId } = company;
    return {
      companyCode,
      rows: [{ actorKind: 'person', actorId: adminId, target, fields: ['initialPassword'] }],
    };
  }),
  unaudited(sendRegistrationCode, async (app) => {
    const { person } = await registered(app);
    answered(await askRegistrationCode(app.browser(), person.externalMail));
    return person.companyCode;
  }),
  unaudited(checkInitialPassword, async (app) => {
    const { company, person } = await registered(app);
    const typed = { userId: person.loginId, pwd: await initialPasswordOf(company, person) };
    const checked = answered(await app.browser().post(calls.check, typed));
    // A wrong password is answered with 200 too, and with no one.
    if (!checked.text.includes(person.personId)) throw new Error('the initial password proved nobody');
    return person.companyCode;
  }),
  scenario(activateAccount, async (app) => {
    const { person, target } = await registered(app);
    const browser = app.browser();
    await proveRegistered(app, browser, person.externalMail);
    enteredBy(await activate(browser));
    const { companyCode, personId } = person;
    // No one was signed in, but the proof says who it was.
    const actor = { actorKind: 'visitor', actorId: personId } as const;
    return {
      companyCode,
      rows: [{ ...actor, target, fields: ['password', 'agreements', 'externalMail'] }, letIn(personId)],
    };
  }),
];
