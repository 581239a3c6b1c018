import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { hintLimits, hintProperties } from '@madang/contract/access/security-questions/limits.ts';
import { Overload } from '../../../kernel/limits/waiting-line.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { enterCode, personOf } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { mailbox } = app;
const paths = { hints: '/api/v1/profile/hints', rules: '/api/v1/recovery', reset: '/api/v1/recovery/password' };
const outcome = ({ status, error }: Answer) => [status, error.errorCode, error.fields[0]?.path];
const next = 'vN4#pLx9';
const hints = [
  { question: 'Canary street of my childhood?', answer: 'Maple Row' },
  { question: 'Canary teacher?', answer: '김 선생님' },
];
let hosts = 0;
const stranger = () => app.browser({ address: `198.51.100.${(hosts += 1)}` });

beforeAll(async () => {
  await app.setProperty(flowsPerAddress, 1_000_000);
  await app.setProperty(hintProperties.isAsked, 'Y');
});

async function known() {
  const mail = `m${randomUUID().slice(0, 8)}@outside.example`;
  const person = await addTestPerson(app, { externalMail: mail, isExternalMailProven: true });
  const browser = await signInAs(app, person, { address: `203.0.113.${(hosts += 1)}` });
  const save = (change: object = {}) => browser.put(paths.hints, { password: testPassword, hints, ...change });
  return { ...person, mail, browser, save };
}

/** A browser that has proven the person's mailbox. */
async function proven({ loginId, mail }: { readonly loginId: string; readonly mail: string }): Promise<Browser> {
  const browser = stranger();
  const asked = await browser.post('/employee/memberadmin/rest/v1/id/nosession/newemp?noSessionPrc=Y', {
    option: 'epExternalMail',
    optionValue: mail,
    locale: 'en',
    compCd: '',
    userId: loginId,
  });
  expect(asked.status, asked.text).toBe(200);
  expect((await enterCode(browser, personOf(asked), await mailbox.nextCode(mail))).status).toBe(200);
  return browser;
}

const reset = (browser: Browser, hintAnswer?: string) =>
  browser.post(paths.reset, { next, confirmation: next, ...(hintAnswer === undefined ? {} : { hintAnswer }) });
const questionOf = async (browser: Browser) =>
  (await browser.get(paths.rules)).json<{ hintQuestion: string }>().hintQuestion;

test('ACC-08 a person’s question is asked in addition to the code, and its answer is stored unreadably', async () => {
  const person = await known();
  expect((await person.save()).status).toBe(200);
  // Sent to the login mail and the external one.
  expect(await mailbox.next(person.mail)).toMatchObject({ subject: '[한빛상사] 본인 확인 질문이 변경되었습니다' });
  const own = (await person.browser.get(paths.hints)).json();
  expect(own).toEqual({ isAsked: true, questions: hints.map(({ question }) => question) });
  const text = await databaseText(app);
  for (const value of ['Canary', 'Maple', 'maplerow', '선생님']) expect(text.includes(value), value).toBe(false);
  const data = (await person.browser.post('/api/v1/profile/data', {})).text;
  expect(data).toContain('Canary teacher?');

  const browser = await proven(person);
  const asked = await questionOf(browser);
  expect(await questionOf(browser)).toBe(asked);
  const answer = hints.find(({ question }) => question === asked)?.answer ?? '';
  expect(outcome(await reset(browser))).toEqual([400, 'MB_M_REQUIRED', 'hintAnswer']);
  expect(outcome(await reset(browser, 'Oak Row'))).toEqual([422, 'HINT_ANSWER_WRONG', 'hintAnswer']);
  expect((await reset(browser, ` ${answer.toUpperCase().replace(' ', '')} `)).status).toBe(200);
  expect((await stranger().post('/api/v1/session', { loginId: person.loginId, password: next })).status).toBe(200);
});

test('ACC-08 the answer alone recovers no account, and is asked only if the operator enables it', async () => {
  const person = await known();
  await person.save();
  expect(outcome(await reset(stranger(), 'Maple Row'))).toEqual([422, 'OTP0005', undefined]);
  expect(outcome(await stranger().get(paths.rules))).toEqual([422, 'OTP0005', undefined]);
  await app.setProperty(hintProperties.isAsked, 'N');
  try {
    expect((await person.browser.get(paths.hints)).json()).toMatchObject({ isAsked: false });
    expect(outcome(await person.save())).toEqual([404, 'CO404', undefined]);
    const browser = await proven(person);
    expect(await questionOf(browser)).toBe('');
    expect((await reset(browser)).status).toBe(200);
  } finally {
    await app.setProperty(hintProperties.isAsked, 'Y');
  }
});

test('ACC-08 answers have a limit of tries per code and per day, also with many at once', async () => {
  const person = await known();
  await person.save();
  const browser = await proven(person);
  const tried = await Promise.all(Array.from({ length: 12 }, () => reset(browser, 'guess')));
  const wrong = tried.filter(({ error }) => error.errorCode === 'HINT_ANSWER_WRONG');
  expect(wrong).toHaveLength(hintLimits.triesPerProof);
  for (const answer of tried) expect(answer.error.errorCode).toBeOneOf(['HINT_ANSWER_WRONG', 'CO429']);
  await app.setProperty(hintProperties.triesPerDay, hintLimits.triesPerProof);
  await app.advance(61);
  const later = await proven(person);
  const refused = await reset(later, 'guess');
  expect(refused.error.errorCode).toBe('CO429');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  await app.setProperty(hintProperties.triesPerDay, hintProperties.triesPerDay.initial);
});

test('ACC-08 a person saves at most three complete questions, only their own and with the password', async () => {
  const { browser, save } = await known();
  expect(outcome(await app.browser().put(paths.hints, { password: testPassword, hints }))).toEqual([
    401,
    'AC100',
    undefined,
  ]);
  expect(outcome(await save({ hints: [...hints, ...hints] }))).toEqual([400, 'HINT_MOST', 'hints']);
  const half = (change: object) => save({ hints: [{ ...hints[0], ...change }] });
  expect(outcome(await half({ question: ' ' }))).toEqual([400, 'MB_M_REQUIRED', 'hints.0.question']);
  expect(outcome(await half({ answer: '' }))).toEqual([400, 'MB_M_REQUIRED', 'hints.0.answer']);
  expect(outcome(await half({ answer: 'x'.repeat(hintLimits.answerLength + 1) }))).toEqual([
    400,
    'MB_M_MAX_LENGTH',
    'hints.0.answer',
  ]);
  expect(outcome(await save({ password: 'Wrong7!pz' }))).toEqual([422, 'MB_M_PASSWORD_WRONG', 'password']);
  expect((await browser.get(paths.hints)).json()).toMatchObject({ questions: [] });
  const other = await known();
  expect((await Promise.all([save(), save({ hints: hints.slice(1) })])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  const { questions } = (await browser.get(paths.hints)).json<{ questions: string[] }>();
  expect([1, 2]).toContain(questions.length);
  expect((await other.browser.get(paths.hints)).json()).toMatchObject({ questions: [] });
  expect((await save({ hints: [] })).status).toBe(200);
  expect((await browser.get(paths.hints)).json()).toMatchObject({ questions: [] });
});

test('OPS-01 ACC-08 an answer without capacity to be compared does not count as a wrong one', async () => {
  const person = await known();
  await person.save();
  const browser = await proven(person);
  const question = await questionOf(browser);
  const asked = hints.find((each) => each.question === question);
  const comparing = vi.spyOn(app.kernel.hasher, 'matches').mockRejectedValue(new Overload('hashes'));
  for (let round = 0; round <= hintLimits.triesPerProof; round += 1) {
    expect(outcome(await reset(browser, asked?.answer))).toEqual([503, 'SERVER_BUSY', undefined]);
  }
  comparing.mockRestore();
  expect((await reset(browser, asked?.answer)).status).toBe(200);
});
