import { expect, test } from 'vitest';
import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { consentCalls, consentSteps, ticketOf } from '../../../testing/consent-steps.ts';
import { addTestPerson, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';
import type { OwnAnswer } from '../../ground/agreements/index.ts';
import { consentsOf } from './own-consents.ts';

const app = await startTestApp();
const { waitingPerson, logIn, newBrowser, agreementsOf } = consentSteps(app);
const path = '/api/v1/consents';
const profile = '/api/v1/profile';
const own = { surname: '백', givenName: '솔', englishName: 'Sol Baek', language: 'en', timeZone: 'Asia/Seoul' };

interface Member {
  readonly person: TestPerson;
  readonly browser: Browser;
  readonly version: string;
}

/** Someone signed in who has agreed to privacy terms with an optional part. */
async function agreedPerson(given: Parameters<typeof addTestPerson>[1] = {}): Promise<Member> {
  const waiting = await waitingPerson(given);
  await waiting.browser.form(consentCalls.form, { ticket: await ticketOf(waiting) });
  return waiting;
}

interface Listed {
  readonly items: OwnConsent[];
  readonly stored: string[];
  readonly hasLastContact: boolean;
  readonly timeZone: string;
}

async function listed(browser: Browser): Promise<Listed> {
  return (await browser.get(path)).json();
}

function change(browser: Browser, termsCode: string, isAgreed: boolean, version: string): Promise<Answer> {
  return browser.put(`${path}/${termsCode}`, { isAgreed, version });
}

const outcome = ({ status, error }: Answer) => [status, error.errorCode];

/** The version of marketing terms in force. */
async function marketingVersion(browser: Browser): Promise<string> {
  const { items } = await listed(browser);
  return items.find(({ termsCode }) => termsCode === 'CMAR')?.text.version ?? '';
}

test('MEM-06 reading and changing one’s consents requires a session', async () => {
  for (const answer of [await app.browser().get(path), await change(app.browser(), 'CMAR', true, '2027-01-01')]) {
    expect(outcome(answer)).toEqual([401, 'AC100']);
  }
});

test('TRM-04 a person reads their answers with version, date and text, optional parts separately', async () => {
  const { browser, version } = await agreedPerson({ mobile: '+82-10-3000-0001' });
  expect((await browser.put(profile, { ...own, timeZone: 'Asia/Tokyo' })).status).toBe(200);
  const { items: consents, stored, timeZone } = await listed(browser);
  expect(timeZone).toBe('Asia/Tokyo');
  const answered = { version, at: expect.stringMatching(/^\d{4}-.*Z$/) };
  // TRM-07: with what the consent is asked for.
  const optional = expect.stringMatching(/^<p>Optional data<\/p><table>.*<td>Nickname, photo<\/td>/);
  expect(consents.filter(({ termsCode }) => termsCode === 'PIAR')).toEqual([
    {
      termsCode: 'PIAR',
      part: 'whole',
      isRequired: true,
      isAgreed: true,
      answered,
      endsAt: null,
      text: { version, title: `PIAR ${version} en`, language: 'en', contents: [`<p>PIAR ${version}</p>`] },
    },
    {
      termsCode: 'PIAR',
      part: 'optional',
      isRequired: false,
      isAgreed: true,
      answered,
      endsAt: null,
      text: { version, title: `PIAR ${version} en`, language: 'en', contents: [optional] },
    },
  ]);
  expect(consents.find(({ termsCode }) => termsCode === 'CMAR')).toMatchObject({ isAgreed: false, answered: null });
  expect(stored.toSorted()).toEqual(['englishName', 'mobile']);
});

test('RCN-01 an unanswered optional part is shown as not agreed, whatever the answer to the required part', () => {
  const contents = [true, false].map((isRequired) => ({ content: '<p>Words</p>', isRequired }));
  const whole: OwnAnswer = {
    termsCode: 'PIAR',
    part: 'whole',
    isAgreed: true,
    agreedAt: new Date(0),
    endsAt: null,
    scope: 'KR',
    version: '2027-01-01',
    language: 'en',
    title: 'Words',
    textHash: Buffer.alloc(32),
    contents,
  };
  expect(consentsOf([whole], [])).toMatchObject([
    { part: 'whole', isAgreed: true },
    { part: 'optional', isAgreed: false, answered: null },
  ]);
});

test('RCN-02 declined optional data can be entered only after agreeing again', async () => {
  const { browser, version, person } = await agreedPerson();
  const bystander = await addTestPerson(app, { companyCode: person.companyCode });
  expect((await change(browser, 'PIAR', false, version)).json()).toMatchObject({
    receipt: { deleted: ['englishName'] },
  });
  expect((await listed(browser)).items.find(({ part }) => part === 'optional')).toMatchObject({ isAgreed: false });
  expect(outcome(await browser.put(profile, own))).toEqual([409, 'OPTIONAL_DECLINED']);
  expect((await change(browser, 'PIAR', true, version)).json()).toEqual({ receipt: null });
  expect((await browser.put(profile, own)).status).toBe(200);
  expect((await agreementsOf(person)).map(({ part, is_agreed: isAgreed }) => [part, isAgreed])).toEqual([
    ['whole', true],
    ['optional', true],
    ['optional', false],
    ['optional', true],
  ]);
  const names = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('people').select('english_name').where('person_id', '=', bystander.personId).execute(),
  );
  expect(names).toEqual([{ english_name: 'Sol Baek' }]);
});

test('TRM-04 giving and withdrawing a marketing consent each adds a row and an audit entry', async () => {
  const { browser, person } = await agreedPerson();
  const version = await marketingVersion(browser);
  expect((await change(browser, 'CMAR', true, version)).status).toBe(200);
  const given = (await listed(browser)).items.find(({ termsCode }) => termsCode === 'CMAR');
  const yearOf = (moment: string | null | undefined) => Number(moment?.slice(0, 4));
  expect(yearOf(given?.endsAt)).toBe(yearOf(given?.answered?.at) + 2);
  expect((await change(browser, 'CMAR', false, version)).json()).toEqual({ receipt: null });
  const rows = (await agreementsOf(person)).filter(({ terms_code: code }) => code === 'CMAR');
  expect(rows.map(({ is_agreed: isAgreed, language }) => [isAgreed, language])).toEqual([
    [true, 'en'],
    [false, 'en'],
  ]);
  const audit = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_id', 'fields'])
      .where('operation', 'in', ['give-consent', 'withdraw-consent'])
      .orderBy('occurred_at')
      .execute(),
  );
  expect(audit).toEqual([
    { operation: 'give-consent', actor_id: person.personId, fields: ['CMAR whole'] },
    { operation: 'withdraw-consent', actor_id: person.personId, fields: ['CMAR whole'] },
  ]);
  // No one is asked again for what they declined.
  expect((await logIn(person)).status).toBe(200);
});

test('TRM-04 a changed marketing consent is confirmed with its date, given or withdrawn', async () => {
  const externalMail = 'told.marketing@outside.example';
  const { browser } = await agreedPerson({ externalMail, language: 'ko' });
  const version = await marketingVersion(browser);
  const date = /^\d{4}년 \d+월 \d+일 .* \(한국 표준시\)에 Madang의 마케팅 정보 수신/m;
  const given = '마케팅 정보 수신에 동의하셨습니다';
  const takenBack = '마케팅 정보 수신 동의를 철회하셨습니다';
  // Who never agreed has nothing to take back.
  expect((await change(browser, 'CMAR', false, version)).status).toBe(200);
  for (const [isAgreed, subject] of [
    [true, given],
    [false, takenBack],
  ] as const) {
    expect((await change(browser, 'CMAR', isAgreed, version)).status).toBe(200);
    expect(outcome(await change(browser, 'CMAR', isAgreed, version))).toEqual([409, 'CONSENT_UNCHANGED']);
    expect(await app.mailbox.next(externalMail)).toMatchObject({
      subject: `[한빛상사] ${subject}`,
      text: expect.stringMatching(date),
    });
  }
  const kept = (await browser.get('/api/v1/inbox-messages')).json<{ items: { subject: string }[] }>();
  expect(kept.items.map(({ subject }) => subject)).toEqual([takenBack, given]);
  expect(app.mailbox.count(externalMail)).toBe(2);
});

test.each([
  ['no external mail', {}, true],
  ['an external mail that nobody proved', { externalMail: 'typed.only@outside.example' }, true],
  ['a proven one', { externalMail: 'proven@outside.example', isExternalMailProven: true }, false],
  ['no external mail and no proof', { isMobileProven: false }, true],
  ['an external mail, neither of them proven,', { isMobileProven: false, externalMail: 'both@outside.example' }, false],
])(
  'RCN-02 ACC-03 with %s on record the mobile number is or is not marked as the last recovery contact',
  async (...row) => {
    const [, given, hasLastContact] = row;
    const waiting = await waitingPerson({ mobile: '+82-10-3000-0002', isMobileProven: true, ...given });
    expect((await waiting.browser.post(consentCalls.begin)).json()).toMatchObject({ waiting: { hasLastContact } });
    await waiting.browser.form(consentCalls.form, { ticket: await ticketOf(waiting) });
    expect(await listed(waiting.browser)).toMatchObject({ hasLastContact });
    expect((await change(waiting.browser, 'PIAR', false, waiting.version)).status).toBe(200);
    expect(await listed(waiting.browser)).toMatchObject({ stored: [], hasLastContact: false });
  },
);

test('TRM-04 required terms, an outdated version, an unchanged answer and unknown terms are refused', async () => {
  await publishEdition(app, { termsCode: 'POAR', countryCode: 'JP', version: '2027-03-01' });
  const { browser, person, version } = await agreedPerson();
  await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.updateTable('people').set({ residence_country: 'JP' }).where('person_id', '=', person.personId).execute(),
  );
  const before = await agreementsOf(person);
  const marketing = await marketingVersion(browser);
  for (const [termsCode, isAgreed, of, expected] of [
    ['POAR', false, '2027-03-01', [409, 'CONSENT_REQUIRED']],
    ['POAR', true, '2027-03-01', [409, 'CONSENT_REQUIRED']],
    ['SVCR', true, version, [404, 'CO404']],
    ['CMAR', true, '2020-01-01', [409, 'MB821']],
    ['CMAR', true, 'newest', [400, 'CO400']],
    ['XXXX', true, marketing, [400, 'CO400']],
  ] as const) {
    expect([termsCode, ...outcome(await change(browser, termsCode, isAgreed, of))]).toEqual([termsCode, ...expected]);
  }
  expect(await agreementsOf(person)).toEqual(before);
  expect((await change(browser, 'CMAR', true, marketing)).status).toBe(200);
  expect(outcome(await change(browser, 'CMAR', true, marketing))).toEqual([409, 'CONSENT_UNCHANGED']);
});

test('RCN-02 of eight simultaneous withdrawals one is recorded and one receipt is sent', async () => {
  const externalMail = 'eight.receipts@outside.example';
  const { browser, person, version } = await agreedPerson({ externalMail });
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(browser, 'PIAR', false, version)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(
    (await agreementsOf(person)).filter(({ part, is_agreed: isAgreed }) => part === 'optional' && !isAgreed),
  ).toHaveLength(1);
  await app.mailbox.next(externalMail);
  expect(app.mailbox.count(externalMail)).toBe(1);
});

test('RCN-02 a withdrawal during a save of the profile leaves no optional data', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { browser, person, version } = await agreedPerson();
    const second = newBrowser();
    await logIn(person, second);
    const saves = Array.from({ length: 6 }, (_each, index) =>
      second.put(profile, { ...own, englishName: `Left Behind ${'abcdef'[index]}` }),
    );
    const [withdrawn, ...saved] = await Promise.all([change(browser, 'PIAR', false, version), ...saves]);
    expect(withdrawn.status).toBe(200);
    expect(saved.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await second.get(profile)).json()).toMatchObject({ englishName: '', isOptionalCovered: false });
  }
});
