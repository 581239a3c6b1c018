import { changeContact } from '../../../modules/access/accounts/contacts/operations/change-contact.ts';
import { closeAccount } from '../../../modules/access/accounts/operations/close-account.ts';
import { sendContactCode } from '../../../modules/access/accounts/contacts/operations/send-contact-code.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import { nextPerson } from '../../sign-up.ts';
import type { TestApp } from '../../test-app.ts';
import { scenario, unaudited } from './scenario.ts';

export const scenarios = [
  scenario(closeAccount, async (app) => {
    const { companyCode } = await addTestPerson(app, { roles: ['administrator'] });
    const person = await addTestPerson(app, { companyCode });
    const browser = await signInAs(app, person);
    await browser.post('/api/v1/profile/closing', { password: testPassword });
    const target = { kind: 'person', id: person.personId };
    return {
      companyCode,
      rows: [{ actorKind: 'person', actorId: person.personId, target, fields: ['account'] }],
    };
  }),
  unaudited(sendContactCode, async (app) => {
    const { companyCode } = await contactCode(app);
    return companyCode;
  }),
  scenario(changeContact, async (app) => {
    const { browser, companyCode, personId, mail } = await contactCode(app);
    const opt = await app.mailbox.nextCode(mail);
    await browser.post('/api/v1/profile/contact', { option: 'epExternalMail', optionValue: mail, opt });
    return {
      companyCode,
      rows: [
        { actorKind: 'person', actorId: personId, target: { kind: 'person', id: personId }, fields: ['externalMail'] },
      ],
    };
  }),
];

/** Someone who has asked for a code to another mail address. */
async function contactCode(app: TestApp) {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  const mail = `contact${nextPerson()}@outside.example`;
  await browser.post('/api/v1/profile/contact-code', {
    option: 'epExternalMail',
    optionValue: mail,
    password: testPassword,
  });
  return { ...person, browser, mail };
}
