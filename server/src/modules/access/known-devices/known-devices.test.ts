import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { factorStepsOf } from '../../../testing/factors/sign-in-step.ts';
import { devicePolicy, trustedDevicesOf } from '../../../testing/factors/trusted-devices.ts';
import { appCodeOf, factorCalls } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { atTheStep } = factorStepsOf(app);
const { signIn, trusted, copyOf } = trustedDevicesOf(app);
const devices = '/api/v1/devices';
const nextPassword = 'Vt9!nW4x';

interface Listed {
  readonly items: readonly {
    readonly deviceId: string;
    readonly trustedUntil: string | null;
    readonly isCurrent: boolean;
  }[];
  readonly trustDays: number;
  readonly isTold: boolean;
}

const listed = async (browser: Browser) => (await browser.get(devices)).json<Listed>();
/** Counts letters about a new device to the person: kept in the inbox with the sign-in, and mailed after it. */
const lettersTo = ({ companyCode, personId }: TestPerson) =>
  inCompany(app.kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from inbox_messages where person_id = ${personId}::uuid`.execute(tx);
    return rows[0]?.count;
  });

test('ACC-17 a trusted device skips the second factor for the configured days, and other devices do not', async () => {
  const { person, browser } = await trusted(7);
  expect((await listed(browser)).items).toMatchObject([{ isCurrent: true, trustedUntil: expect.any(String) }, {}]);
  expect(await signIn(browser, person)).toBe('in');
  expect(await signIn(app.browser(), person)).toBe('FACTOR_NEEDED');
  await app.advance(6 * daySeconds);
  expect(await signIn(browser, person)).toBe('in');
  await app.advance(daySeconds);
  expect(await signIn(browser, person)).toBe('FACTOR_NEEDED');
});

test('ACC-17 a company that forbids trust gets no trusted devices, and existing ones lose it', async () => {
  const { person, secret } = await factorStepsOf(app).personWithApp();
  await app.advance(60);
  const first = await atTheStep(person);
  expect((await first.get(factorCalls.step)).json()).toMatchObject({ waiting: { trustDays: 0 } });
  await first.post(factorCalls.withApp, { code: await appCodeOf(app, secret), isTrusting: true });
  expect(await signIn(first, person)).toBe('FACTOR_NEEDED');
  const { head, person: other, browser } = await trusted();
  expect((await head.put(devicePolicy, { days: 0, expected: 7 })).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await head.put(devicePolicy, { days: 0, expected: 30 })).status).toBe(200);
  expect(await signIn(browser, other)).toBe('FACTOR_NEEDED');
  expect((await head.put(devicePolicy, { days: 30, expected: 0 })).status).toBe(200);
  expect(await signIn(browser, other)).toBe('FACTOR_NEEDED');
  expect((await head.put(devicePolicy, { days: 3 })).status).toBe(400);
});

const endings: readonly (readonly [string, (held: Awaited<ReturnType<typeof trusted>>) => Promise<string>])[] = [
  [
    'a password change',
    async ({ browser, person }) => {
      const body = { current: testPassword, next: nextPassword, confirmation: nextPassword };
      expect((await browser.post('/api/v1/password', body)).status).toBe(200);
      return signIn(copyOf(browser), person, nextPassword);
    },
  ],
  [
    'the end of the device',
    async ({ browser, person }) => {
      const { deviceId } = (await listed(browser)).items[0] ?? { deviceId: '' };
      expect((await browser.delete(`${devices}/${deviceId}`)).status).toBe(200);
      expect((await browser.delete(`${devices}/${deviceId}`)).error.errorCode).toBe('CO404');
      return signIn(browser, person);
    },
  ],
  [
    'the end of all sessions',
    async ({ browser, person }) => {
      expect((await browser.delete('/api/v1/sessions')).status).toBe(200);
      return signIn(browser, person);
    },
  ],
];

test.each(endings)(
  'ACC-17 after %s a device and a copy of its cookie need the second factor again',
  async (_what, end) => {
    const held = await trusted();
    const copy = copyOf(held.browser);
    expect(await end(held)).toBe('FACTOR_NEEDED');
    expect(['FACTOR_NEEDED', 'EM0010']).toContain(await signIn(copy, held.person));
  },
);

test('ACC-17 resetting a factor ends the trust in devices, also for a factor set up later', async () => {
  const { head, person, browser } = await trusted();
  const copy = copyOf(browser);
  expect((await head.delete(`/api/v1/employees/${person.personId}/factors`)).status).toBe(200);
  expect(await signIn(copy, person)).toBe('in');
  await copy.post('/api/v1/factors/app/set-up', { password: testPassword }).then(async (begun) => {
    const { secret } = begun.json<{ secret: string }>();
    expect((await copy.post('/api/v1/factors/app', { code: await appCodeOf(app, secret) })).status).toBe(200);
  });
  expect(await signIn(copyOf(browser), person)).toBe('FACTOR_NEEDED');
});

test('ACC-17 the cookie serves only its own person, and another person’s devices are unknown', async () => {
  const { browser, person } = await trusted();
  const { person: other } = await factorStepsOf(app).personWithApp({ companyCode: person.companyCode });
  expect(await signIn(copyOf(browser), other)).toBe('FACTOR_NEEDED');
  const { deviceId } = (await listed(browser)).items[0] ?? { deviceId: '' };
  const stranger = await signInAs(app, await addTestPerson(app, { companyCode: person.companyCode }));
  expect((await stranger.delete(`${devices}/${deviceId}`)).error.errorCode).toBe('CO404');
  expect(await signIn(browser, person)).toBe('in');
});

test('ACC-18 a sign-in from a new device sends a letter, except from the first device and from known ones', async () => {
  const person = await addTestPerson(app, { isToldOfDevices: true });
  const own = app.browser();
  expect([await signIn(own, person), await lettersTo(person)]).toEqual(['in', 0]);
  expect([await signIn(own, person), await lettersTo(person)]).toEqual(['in', 0]);
  expect([await signIn(app.browser(), person), await lettersTo(person)]).toEqual(['in', 1]);
  const { heading, text } = { heading: '새 기기에서 로그인했습니다', text: /새 기기/ };
  expect(await app.mailbox.next(person.loginId)).toMatchObject({
    subject: expect.stringContaining(heading),
    text: expect.stringMatching(text),
  });
  expect((await listed(own)).items).toHaveLength(2);
});

test('ACC-18 a person switches the letter off with a fresh proof, and on without one', async () => {
  const person = await addTestPerson(app, { isToldOfDevices: true });
  const own = app.browser();
  await signIn(own, person);
  await app.advance(700);
  expect((await own.put(`${devices}/letters`, { isTold: false })).error.errorCode).toBe('PROOF_NEEDED');
  await own.post('/api/v1/session/proof', { password: testPassword });
  expect((await own.put(`${devices}/letters`, { isTold: false })).status).toBe(200);
  expect([await signIn(app.browser(), person), await lettersTo(person), (await listed(own)).isTold]).toEqual([
    'in',
    0,
    false,
  ]);
  await app.advance(700);
  expect((await own.put(`${devices}/letters`, { isTold: true })).status).toBe(200);
  expect([await signIn(app.browser(), person), await lettersTo(person)]).toEqual(['in', 1]);
});

test('ACC-18 one browser is a known device of two people at once', async () => {
  const [one, other] = [
    await addTestPerson(app, { isToldOfDevices: true }),
    await addTestPerson(app, { isToldOfDevices: true }),
  ];
  const shared = app.browser();
  for (const person of [one, other]) await signIn(app.browser(), person);
  for (const person of [one, other, one, other]) expect(await signIn(shared, person)).toBe('in');
  expect([await lettersTo(one), await lettersTo(other)]).toEqual([1, 1]);
});

test('ACC-17 beyond the limit of devices the one seen longest ago is removed', async () => {
  const person = await addTestPerson(app, { isToldOfDevices: true });
  let own = app.browser();
  for (let signIns = 0; signIns < 32; signIns += 1) {
    own = app.browser();
    await signIn(own, person);
    await app.advance(70);
  }
  expect((await listed(own)).items).toHaveLength(30);
});
