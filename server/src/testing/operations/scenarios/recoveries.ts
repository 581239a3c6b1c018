import { resetPassword } from '../../../modules/access/recoveries/operations/reset-password.ts';
import { sendCode } from '../../../modules/access/recoveries/operations/send-code.ts';
import { enterCode, personOf } from '../../one-time-codes.ts';
import { addTestPerson } from '../../people.ts';
import { nextPerson, signUpCalls } from '../../sign-up.ts';
import type { TestApp } from '../../test-app.ts';
import { answered, scenario, unaudited } from './scenario.ts';

/** Someone who has lost the password and asked for a code to the mail on record. */
async function coming(app: TestApp) {
  const mail = `back${nextPerson()}@outside.example`;
  const person = await addTestPerson(app, { externalMail: mail, isExternalMailProven: true });
  const browser = app.browser();
  const typed = { option: 'epExternalMail', optionValue: mail, locale: 'en', compCd: '', userId: person.loginId };
  const asked = answered(await browser.post(signUpCalls.sendCode, typed));
  return { person, browser, mail, askedFor: personOf(asked) };
}

export const scenarios = [
  unaudited(sendCode, async (app) => {
    const { person } = await coming(app);
    return person.companyCode;
  }),
  scenario(resetPassword, async (app) => {
    const { person, browser, mail, askedFor } = await coming(app);
    answered(await enterCode(browser, askedFor, await app.mailbox.nextCode(mail)));
    const next = 'vN4#pLx9';
    await browser.post('/api/v1/recovery/password', { next, confirmation: next });
    const { companyCode, personId } = person;
    const target = { kind: 'person', id: personId };
    // No one is signed in, but the proof says who it was.
    const actor = { actorKind: 'visitor', actorId: personId } as const;
    return { companyCode, rows: [{ ...actor, target, fields: ['password', 'externalMail'] }] };
  }),
];
