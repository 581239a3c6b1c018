import { beginConsent } from '../../../modules/access/consents/operations/begin-consent.ts';
import { completeLogIn } from '../../../modules/access/consents/operations/complete-log-in.ts';
import { issueTicket } from '../../../modules/access/consents/operations/issue-ticket.ts';
import { readChanges } from '../../../modules/access/consents/operations/read-changes.ts';
import { readUserAgreements } from '../../../modules/access/consents/operations/read-user-agreements.ts';
import { recordConsent } from '../../../modules/access/consents/operations/record-consent.ts';
import { updatePrivacy } from '../../../modules/access/consents/operations/update-privacy.ts';
import { answersOf, consentCalls, consentSteps, privacyOf, ticketOf } from '../../consent-steps.ts';
import { addTestPerson, signInAs } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { publishEdition } from '../../waiting.ts';
import { byThemselves } from './accounts.ts';
import { scenario, unaudited } from './scenario.ts';

/** Versions are days, and of the whole platform. */
let lastDay = 0;

/** A person at the sign-in that waits for their answers. */
async function waiting(app: TestApp) {
  const person = await addTestPerson(app);
  lastDay += 1;
  const version = new Date(Date.UTC(2027, 0, lastDay)).toISOString().slice(0, 10);
  await publishEdition(app, { version });
  const browser = consentSteps(app).newBrowser();
  await browser.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  return { person, browser, version };
}

export const scenarios = [
  scenario(beginConsent, async (app) => {
    const person = await addTestPerson(app);
    const browser = await signInAs(app, person);
    lastDay += 1;
    const version = new Date(Date.UTC(2027, 0, lastDay)).toISOString().slice(0, 10);
    await publishEdition(app, { version });
    await browser.post(consentCalls.begin, {});
    const { rows, ...acted } = byThemselves(person);
    return { ...acted, rows: rows.map((row) => ({ ...row, as: 'hold-back-session' })) };
  }),
  unaudited(readUserAgreements, async (app) => {
    const { person, browser } = await waiting(app);
    await browser.post(consentCalls.read);
    return person.companyCode;
  }),
  unaudited(readChanges, async (app) => {
    const { person, browser } = await waiting(app);
    await browser.post(consentCalls.changes, { countryCode: 'KR' });
    return person.companyCode;
  }),
  scenario(recordConsent, async (app) => {
    const at = await waiting(app);
    await at.browser.post(consentCalls.agree, answersOf(at));
    return byThemselves(at.person, ['PIAR']);
  }),
  scenario(updatePrivacy, async (app) => {
    const at = await waiting(app);
    await at.browser.post(consentCalls.agree, answersOf(at));
    await at.browser.post(consentCalls.privacy, privacyOf(at));
    return byThemselves(at.person);
  }),
  unaudited(issueTicket, async (app) => {
    const at = await waiting(app);
    await ticketOf(at);
    return at.person.companyCode;
  }),
  scenario(completeLogIn, async (app) => {
    const at = await waiting(app);
    await at.browser.form(consentCalls.form, { ticket: await ticketOf(at) });
    return byThemselves(at.person);
  }),
];
