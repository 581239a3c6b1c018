import { describe, expect, test } from 'vitest';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { companyWithAdmin, joinBy, makeLink } from '../../../testing/invitations.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { agreeToAll, nextPerson, signUpCalls, signUpPayload, verifyByMail } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const passphrase = { pwd: 'seven small boats at noon', pwdConfirm: 'seven small boats at noon' };
const employees = '/api/v1/employees';
const profile = '/api/v1/profile';

/** Names that every policy refuses. */
const hostile = ['田\u200b中', '\u3164', 'Ann\u202enna', `Zo${'\u0302'.repeat(20)}`, '田^中', '田中2', 'Иван'];

type Answer = Awaited<ReturnType<ReturnType<typeof app.browser>['get']>>;

function fieldErrorsOf({ status, error }: Answer) {
  return [status, ...error.fields.map(({ path, code }) => `${path} ${code}`)];
}

async function companyOf(passwordProfile: PasswordProfile) {
  const company = await companyWithAdmin(app);
  const { companyCode } = company;
  await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .updateTable('companies')
      .set({ password_profile: passwordProfile })
      .where('company_code', '=', companyCode)
      .execute(),
  );
  return company;
}

describe('LIM-03 a sign-up under a name in its own script', () => {
  /** The answers to one person's tries, one after another. */
  async function tries(residence: string, names: readonly (readonly [snm: string, gnm: string])[], password = {}) {
    const browser = app.browser();
    const person = signUpPayload({ jobplAddrCntryCd: residence, locale: 'ja', ...password });
    const payload = await agreeToAll(browser, person);
    await verifyByMail(browser, mailbox, String(payload['adminEmail']));
    const answers: Answer[] = [];
    for (const [snm, gnm] of names) answers.push(await browser.post(signUpCalls.request, { ...payload, snm, gnm }));
    return answers;
  }

  test.each([
    ['JP', '田中', '太郎', '田中太郎'],
    ['US', 'Müller', 'Zoë', 'Zoë Müller'],
    ['VN', 'Nguyễn', 'Văn An', 'Nguyễn Văn An'],
  ])('is accepted in profile strict from %s as %s %s', async (residence, snm, gnm, fullName) => {
    await app.setProperty(credentialProperties.passwordProfile, 'strict');
    const [answer] = await tries(residence, [[snm, gnm]], passphrase);
    await app.setProperty(credentialProperties.passwordProfile, 'spec');
    expect([answer?.status, answer?.json()['fnm']]).toEqual([200, fullName]);
  });

  test('is refused in profile strict from KR with the rule, and accepted in Korean or English', async () => {
    await app.setProperty(credentialProperties.passwordProfile, 'strict');
    const [han, korean] = await tries(
      'KR',
      [
        ['田中', '太郎'],
        ['홍', '길동'],
      ],
      passphrase,
    );
    await app.setProperty(credentialProperties.passwordProfile, 'spec');
    expect(han && fieldErrorsOf(han)).toEqual([400, 'snm MB_M_NAME_SCRIPTS', 'gnm MB_M_NAME_SCRIPTS']);
    expect(korean?.status).toBe(200);
  });

  test('is refused in profile spec from every country, until the operator allows it in every profile', async () => {
    const [han] = await tries('JP', [['田中', 'Taro']]);
    expect(han && fieldErrorsOf(han)).toEqual([400, 'snm MB_M_NAME_SPECIAL_VALID']);
    await app.setProperty(peopleProperties.nameScriptPolicy, 'all');
    const told = (await app.browser().get('/api/v1/platform')).json();
    const names = [...hostile.map((snm) => [snm, 'Taro'] as const), ['田中', '太郎'] as const];
    const answers = await tries('JP', names);
    await app.setProperty(peopleProperties.nameScriptPolicy, 'byProfile');
    expect(told).toMatchObject({ passwordProfile: 'spec', nameScriptPolicy: 'all' });
    expect(answers.map(({ status }) => status)).toEqual([...hostile.map(() => 400), 200]);
    expect(answers.slice(0, 1).map(fieldErrorsOf)).toEqual([[400, 'snm MB_M_NAME_SCRIPTS']]);
  });
});

test.each([
  ['strict', 'KR', 'MB_M_NAME_SCRIPTS'],
  ['spec', 'JP', 'MB_M_NAME_SPECIAL_VALID'],
] as const)(
  'LIM-03 INV-05 an invitee of a company in %s cannot join from %s as 田中',
  async (rules, residence, code) => {
    const company = await companyOf(rules);
    const link = await makeLink(company);
    const names = { snm: '田中', gnm: '太郎', jobplAddrCntryCd: residence, ...(rules === 'strict' && passphrase) };
    const { answer } = await joinBy(app, link.code, `guest${nextPerson()}@outside.example`, names);
    expect(fieldErrorsOf(answer)).toEqual([400, `snm ${code}`, `gnm ${code}`]);
  },
);

test('LIM-03 INV-05 invitees of a company in strict join under their own names, whatever the profile of new companies', async () => {
  const link = await makeLink(await companyOf('strict'));
  const names = { snm: '田中', gnm: '太郎', jobplAddrCntryCd: 'JP', ...passphrase };
  const { answer } = await joinBy(app, link.code, `guest${nextPerson()}@outside.example`, names);
  expect([answer.status, answer.json()['fnm']]).toEqual([200, '田中太郎']);
});

/** Returns an ID of letters that no rule about repeated ones refuses. */
function newLoginId(): string {
  const person = nextPerson();
  return `tanaka${String.fromCharCode(97 + (person % 26), 97 + (Math.floor(person / 26) % 26))}`;
}

describe('LIM-03 USR-03 an employee', () => {
  const someone = (changes: Record<string, string>) => ({
    surname: '田中',
    givenName: '太郎',
    loginId: newLoginId(),
    externalMail: `tanaka.${nextPerson()}@outside.example`,
    language: 'ja',
    residenceCountry: 'JP',
    ...changes,
  });

  test('of a company in strict is registered under a name in the script of the country, and the page gets the rule', async () => {
    const { admin: browser } = await companyOf('strict');
    const made = await browser.post(employees, someone({}));
    expect(made.status, made.text).toBe(200);
    const listed = await browser.post(`${employees}/search`, { keyword: '田中 太' });
    expect(listed.json()).toMatchObject({ nameScripts: 'allAbroad', items: [{ fullName: '田中太郎' }] });
    const atHome = await browser.post(employees, someone({ residenceCountry: 'KR', givenName: 'Taro' }));
    expect(fieldErrorsOf(atHome)).toEqual([400, 'surname MB_M_NAME_SCRIPTS']);
    for (const surname of hostile) {
      expect((await browser.post(employees, someone({ surname }))).status, surname).toBe(400);
    }
  });

  test('of a company in spec is not', async () => {
    const { admin: browser } = await companyOf('spec');
    expect(fieldErrorsOf(await browser.post(employees, someone({ givenName: 'Taro' })))).toEqual([
      400,
      'surname MB_M_NAME_SPECIAL_VALID',
    ]);
    expect((await browser.get(employees)).json()).toMatchObject({ nameScripts: 'koreanOrEnglish' });
  });
});

test('LIM-03 ACC-09 the same rule applies to a change of one’s own name, and an unchanged name is not checked again', async () => {
  const { companyCode } = await companyOf('spec');
  const person = await addTestPerson(app, { companyCode });
  const own = await signInAs(app, person);
  const change = { surname: '田中', givenName: '太郎', englishName: '', language: 'ja', timeZone: 'Asia/Tokyo' };
  const setRow = (table: 'people' | 'companies', values: Record<string, string>) =>
    inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable(table).set(values).where('company_code', '=', companyCode).execute(),
    );
  await setRow('companies', { password_profile: 'strict' });
  expect(fieldErrorsOf(await own.put(profile, change))).toEqual([
    400,
    'surname MB_M_NAME_SCRIPTS',
    'givenName MB_M_NAME_SCRIPTS',
  ]);
  await setRow('people', { residence_country: 'JP' });
  expect((await own.put(profile, change)).status).toBe(200);
  expect((await own.get(profile)).json()).toMatchObject({ surname: '田中', nameScripts: 'allAbroad' });
  expect((await own.get('/api/v1/session')).json()).toMatchObject({ fullName: '田中太郎' });
  for (const surname of hostile) expect((await own.put(profile, { ...change, surname })).status, surname).toBe(400);
  await setRow('companies', { password_profile: 'spec' });
  expect((await own.put(profile, { ...change, timeZone: 'Asia/Seoul' })).status).toBe(200);
  expect(fieldErrorsOf(await own.put(profile, { ...change, givenName: '次郎' }))).toEqual([
    400,
    'givenName MB_M_NAME_SPECIAL_VALID',
  ]);
});
