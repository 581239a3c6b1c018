import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { consentSteps } from '../../../testing/consent-steps.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls,
  invite,
  joinPayload,
  makeLink,
  proveMail,
  proveMobile,
} from '../../../testing/invitations.ts';
import { signInAs } from '../../../testing/people.ts';
import {
  activation,
  askRegistrationCode,
  issueActivationKey,
  proveRegistered,
  registerEmployee,
  registrationCalls,
} from '../../../testing/registrations.ts';
import {
  agreeToAll,
  answering,
  enter,
  type Entered,
  mobileOf,
  nextPerson,
  signUpCalls,
  signUpPayload,
  type SignUpPayload,
  verifyByMail,
  verifyByMobile,
} from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';
import { selectVersions } from '../../ground/terms/index.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const { agreementsOf, newBrowser } = consentSteps(app);
await app.setProperty(flowsPerAddress, 1_000_000);
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const version = '2027-01-01';
await publishEdition(app, { version });
const company = await companyWithAdmin(app);
const password = 'Xk7!mqPz';

/** Y and N are said of the optional part; 'unsaid' is a caller that does not know of it. */
type Said = 'Y' | 'N' | 'unsaid';

/** The payload with yes to what is required, and with what is said of the rest. */
const saying = (said: Said, payload: SignUpPayload) =>
  answering(payload, 'PIAR', { optAgmtYn: said === 'unsaid' ? undefined : said });

/** No one else's, so that whatever holds it holds this person's. */
const newMobile = () => mobileOf(nextPerson());

async function signUp(said: Said, mphonNo: string): Promise<Entered> {
  const browser = newBrowser();
  const payload = await agreeToAll(browser, signUpPayload({ mphonNo }));
  await verifyByMail(browser, mailbox, String(payload['adminEmail']));
  return enter(browser, signUpCalls.request, saying(said, payload));
}

let guests = 0;

async function join(said: Said, mphonNo: string): Promise<Entered> {
  const mail = `entry.guest${(guests += 1)}@outside.example`;
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail, mphonNo });
  return enter(browser, invitationCalls.join, saying(said, payload));
}

async function activate(said: Said, mobile: string): Promise<Entered> {
  const person = await registerEmployee(company, { mobile });
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  return enter(browser, registrationCalls.activate, saying(said, await activation(browser)));
}

const ways = [
  ['signing up', signUp],
  ['joining by invitation', join],
  ['activating a registered account', activate],
] as const;
const answers = ways.flatMap(([name, begin]) => (['Y', 'N'] as const).map((said) => ({ name, begin, said })));
// The one schema of answers makes a no of what is unsaid.
const cases = [...answers, { name: 'signing up', begin: signUp, said: 'unsaid' as const }];

async function tally() {
  const versions = await selectVersions(kernel.db);
  return versions.find((each) => each.termsCode === 'PIAR' && each.version === version)?.optional;
}

function storedOf({ companyCode, personId }: Entered) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('people')
      .select(['mobile', 'mobile_index', 'is_mobile_proven', 'english_name'])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow(),
  );
}

/** The number as a careless table would hold it: as it was typed, dialled, or looked up by. */
function formsOf(mobile: string): string[] {
  const dialled = toE164(mobile);
  const index = kernel.keyring.blindIndex('mobile', dialled);
  return [mobile, dialled, dialled.slice(1), mobile.slice('+82-'.length), index.toString('hex')];
}

describe('RCN-01 SGN-05 a person who starts an account answers the optional part separately', () => {
  test.each(cases)('$name: $said', async ({ begin, said }) => {
    const isAgreed = said === 'Y';
    const mobile = newMobile();
    const before = await tally();
    const person = await begin(said, mobile);

    const rows = (await agreementsOf({ ...person, password })).filter(({ terms_code: code }) => code === 'PIAR');
    expect(rows).toHaveLength(2);
    for (const [part, expected] of [
      ['whole', true],
      ['optional', isAgreed],
    ] as const) {
      expect(rows.find((row) => row.part === part)).toMatchObject({ version, language: 'en', is_agreed: expected });
    }
    const after = await tally();
    expect((after?.agreedCount ?? 0) - (before?.agreedCount ?? 0)).toBe(isAgreed ? 1 : 0);
    expect((after?.declinedCount ?? 0) - (before?.declinedCount ?? 0)).toBe(isAgreed ? 0 : 1);

    expect((await storedOf(person)).mobile === null).toBe(!isAgreed);
    const text = await databaseText(app);
    const found = formsOf(mobile).filter((form) => text.includes(form));
    expect(found).toEqual(isAgreed ? [kernel.keyring.blindIndex('mobile', toE164(mobile)).toString('hex')] : []);

    // Nothing is asked again, and the given answers are shown.
    const browser = await signInAs(app, { ...person, password });
    const { items: consents, stored } = (await browser.get('/api/v1/consents')).json<{
      items: { part: string; termsCode: string; isAgreed: boolean; answered: { version: string } | null }[];
      stored: string[];
    }>();
    expect(consents.find(({ part }) => part === 'optional')).toMatchObject({
      termsCode: 'PIAR',
      isAgreed,
      answered: { version },
    });
    expect(stored).toEqual(isAgreed ? ['mobile'] : []);
  });
});

test('TRM-04 both answers refer to the same text at the same time, and a refusal can be changed later', async () => {
  const person = await signUp('N', newMobile());
  const rows = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx
      .selectFrom('agreements')
      // Of one transaction: the test's clock ticks between the rows of a statement.
      .select(['part', 'text_hash', 'flow_id', 'residence_country', sql<string>`xmin::text`.as('transaction')])
      .where('person_id', '=', person.personId)
      .where('terms_code', '=', 'PIAR')
      .execute(),
  );
  const [one, other] = rows.map(({ part: _part, ...row }) => row);
  expect(rows).toHaveLength(2);
  expect(one).toEqual(other);
  const browser = await signInAs(app, { ...person, password });
  const contact = { option: 'mobile', optionValue: newMobile(), password };
  expect((await browser.post('/api/v1/profile/contact-code', contact)).error.errorCode).toBe('OPTIONAL_DECLINED');
  expect((await browser.put('/api/v1/consents/PIAR', { isAgreed: true, version })).status).toBe(200);
  expect((await browser.post('/api/v1/profile/contact-code', contact)).status).toBe(200);
});

test('RCN-02 a declined number that verified a person is not kept, and the account is still created', async () => {
  const mphonNo = newMobile();
  const browser = newBrowser();
  const payload = await agreeToAll(browser, signUpPayload({ svcType: 'MT', mphonNo }));
  await verifyByMobile(browser, mailbox, mphonNo);
  const person = await enter(browser, signUpCalls.request, saying('N', payload));
  expect(await storedOf(person)).toEqual({
    mobile: null,
    mobile_index: null,
    is_mobile_proven: false,
    english_name: '',
  });
  const text = await databaseText(app);
  expect(formsOf(mphonNo).filter((form) => text.includes(form))).toEqual([]);
  await signInAs(app, { ...person, password });
});

test('RCN-02 INV-05 a declined number of an invitation is not kept either, before or after the approval', async () => {
  const mobile = newMobile();
  const { code, invitationId } = await invite(app, company, mobile, { option: 'mobile', needsApproval: true });
  const browser = await begunBrowser(app, code);
  await proveMobile(app, browser, mobile);
  const person = await enter(browser, invitationCalls.join, saying('N', await joinPayload(browser)));
  const [invitation] = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('invitations').select('target').where('invitation_id', '=', invitationId).execute(),
  );
  expect(invitation).toEqual({ target: null });
  const decided = await company.admin.post(`${invitationCalls.list}/${invitationId}/joins/${person.personId}/decide`, {
    decision: 'approve',
  });
  expect(decided.status, decided.text).toBe(200);
  expect(await storedOf(person)).toMatchObject({ mobile: null, mobile_index: null, is_mobile_proven: false });
  const text = await databaseText(app);
  expect(formsOf(mobile).filter((form) => text.includes(form))).toEqual([]);
});

test('RCN-02 declining at the activation sends a receipt of the data that the company had registered', async () => {
  const person = await registerEmployee(company, { mobile: newMobile(), englishName: 'Sol Han' });
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  await enter(browser, registrationCalls.activate, saying('N', await activation(browser)));
  expect((await storedOf(person)).english_name).toBe('');
  const letters = [await mailbox.next(person.externalMail), await mailbox.next(person.externalMail)];
  const receipt = letters.find(({ text }) => text.includes('mobile number'));
  expect(receipt?.text).toContain('English names');
  const audit = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select('fields')
      .where('operation', '=', 'activate-account')
      .where('target_id', '=', person.personId)
      .execute(),
  );
  expect(audit).toEqual([{ fields: expect.arrayContaining(['mobile', 'englishName']) }]);
});

test.each([
  ['mobile', 'an external mail', true],
  ['mobile', 'no external mail', true],
  ['externalMail', 'an external mail', false],
  ['opencode', 'an external mail', false],
  ['opencode', 'no external mail', true],
] as const)(
  'RCN-02 ACC-05 opening the account by %s, with %s on record: the number is the last contact, %s',
  async (option, mail, expected) => {
    const mobile = newMobile();
    const opencode = option === 'opencode' ? await issueActivationKey(app) : '';
    const recorded = { mobile, opencode, englishName: 'Sol Han' };
    const person = await registerEmployee(company, {
      ...recorded,
      ...(mail === 'no external mail' ? { externalMail: '' } : {}),
    });
    const browser = newBrowser();
    if (option === 'opencode') expect((await askRegistrationCode(browser, opencode, option)).status).toBe(200);
    else await proveRegistered(app, browser, option === 'mobile' ? mobile : person.externalMail, option);
    expect((await browser.get(registrationCalls.read)).json()).toMatchObject({
      items: [{ stored: ['mobile', 'englishName'], hasLastContact: expected }],
    });
  },
);

test('SGN-05 the privacy terms alone have an optional part to answer', async () => {
  const browser = newBrowser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, mailbox, String(payload['adminEmail']));
  const rows = (payload['pslInfoAgmts'] as readonly { trmsCd: string }[]).map((row) => ({ ...row, optAgmtYn: 'Y' }));
  const refused = await browser.post(signUpCalls.request, { ...payload, pslInfoAgmts: rows });
  expect([refused.status, refused.error.errorCode]).toEqual([400, 'MB822']);
});
