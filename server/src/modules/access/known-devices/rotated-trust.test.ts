import { deviceLimits } from '@madang/contract/access/known-devices/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { factorStepsOf } from '../../../testing/factors/sign-in-step.ts';
import { trustedDevicesOf } from '../../../testing/factors/trusted-devices.ts';
import { testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { personWithApp } = factorStepsOf(app);
const { signIn, trustIn, trusted, copyOf } = trustedDevicesOf(app);
const cookieOf = (browser: Browser) => browser.cookies.get('device') ?? '';
const afterGrace = () => app.advance(deviceLimits.trustGraceSeconds + 1);

const messagesTo = ({ companyCode, personId }: TestPerson) =>
  inCompany(app.kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from inbox_messages where person_id = ${personId}::uuid`.execute(tx);
    return rows[0]?.count ?? 0;
  });

/** Counts notices from now on. */
async function noticesOf(person: TestPerson): Promise<() => Promise<number>> {
  const before = await messagesTo(person);
  return async () => (await messagesTo(person)) - before;
}

test('ACC-17 each sign-in of a trusted device renews its cookie, and the days of trust stay', async () => {
  const { person, browser } = await trusted(7);
  const seen = new Set([cookieOf(browser)]);
  for (let signIns = 0; signIns < 3; signIns += 1) {
    await app.advance(86_400);
    expect(await signIn(browser, person)).toBe('in');
    seen.add(cookieOf(browser));
  }
  expect(seen.size).toBe(4);
  await app.advance(4 * 86_400);
  expect(await signIn(browser, person)).toBe('FACTOR_NEEDED');
});

test('ACC-17 a copy of the cookie that is used after a sign-in is not trusted, ends the trust and is notified once', async () => {
  const { person, browser, secret } = await trusted();
  const notices = await noticesOf(person);
  const [copy, second] = [copyOf(browser), copyOf(browser)];
  expect(await signIn(browser, person)).toBe('in');
  await afterGrace();
  expect(await signIn(copy, person)).toBe('FACTOR_NEEDED');
  expect(await notices()).toBe(1);
  expect(await signIn(browser, person)).toBe('FACTOR_NEEDED');
  expect(await signIn(second, person)).toBe('FACTOR_NEEDED');
  expect(await notices()).toBe(1);
  // One mail is about the app.
  const mails = [await app.mailbox.next(person.loginId), await app.mailbox.next(person.loginId)];
  expect(mails).toContainEqual(expect.objectContaining({ subject: expect.stringContaining('복제되었을 수 있습니다') }));
  // The person trusts the browser again by another code, and no copy of before is worth anything.
  await app.advance(60);
  await trustIn(browser, secret);
  expect(await signIn(second, person)).toBe('FACTOR_NEEDED');
  await afterGrace();
  expect(await signIn(browser, person)).toBe('in');
  expect(await notices()).toBe(1);
});

test('ACC-17 a thief who uses the copy first loses it when the owner comes', async () => {
  const { person, browser } = await trusted();
  const notices = await noticesOf(person);
  const copy = copyOf(browser);
  expect(await signIn(copy, person)).toBe('in');
  await afterGrace();
  expect(await signIn(browser, person)).toBe('FACTOR_NEEDED');
  expect(await notices()).toBe(1);
  expect(await signIn(copy, person)).toBe('FACTOR_NEEDED');
  const { rows } = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    sql<{ fields: string[] }>`select fields from audit_log where fields @> array['trustedDevice']`.execute(tx),
  );
  expect(rows).toHaveLength(1);
});

test('ACC-17 two sign-ins of a trusted browser at once are both in, keep one cookie and the trust', async () => {
  const { person, browser } = await trusted();
  const notices = await noticesOf(person);
  const tabs = [copyOf(browser), copyOf(browser), copyOf(browser)];
  expect(await Promise.all(tabs.map((tab) => signIn(tab, person)))).toEqual(['in', 'in', 'in']);
  expect(new Set(tabs.map(cookieOf)).size).toBe(1);
  await afterGrace();
  expect(await signIn(tabs[1] ?? browser, person)).toBe('in');
  expect(await notices()).toBe(0);
});

test('ACC-17 a secret that someone made up, or of another person, trusts nothing and ends nothing', async () => {
  const { person, browser } = await trusted();
  const notices = await noticesOf(person);
  const [name, seal, trust = ''] = cookieOf(browser).split('.');
  const [tag, trustId, , mac] = trust.split(':');
  const forged = (secret: string) => {
    const made = app.browser();
    made.cookies.set('device', `${name}.${seal}.${secret}`);
    return made;
  };
  for (const secret of [`${tag}:${trustId}:0:${mac}`, `${tag}:${trustId}:2:${mac}`, '~~', 'x'.repeat(700), '']) {
    expect(await signIn(forged(secret), person)).toBe('FACTOR_NEEDED');
  }
  expect(await signIn(browser, person)).toBe('in');
  expect(await notices()).toBe(0);
});

test('ACC-17 two people trust one browser, and neither ends the trust of the other', async () => {
  const { person, browser } = await trusted();
  const { person: other, secret } = await personWithApp({ companyCode: person.companyCode });
  await app.advance(60);
  expect(await signIn(browser, other)).toBe('FACTOR_NEEDED');
  await trustIn(browser, secret);
  for (const one of [person, other, other, person, other]) {
    await afterGrace();
    expect(await signIn(browser, one)).toBe('in');
  }
  // One changes the password: the own trust ends alone.
  const body = { current: testPassword, next: 'Vt9!nW4x', confirmation: 'Vt9!nW4x' };
  expect((await browser.post('/api/v1/password', body)).status).toBe(200);
  expect(await signIn(browser, other, body.next)).toBe('FACTOR_NEEDED');
  expect(await signIn(browser, person)).toBe('in');
});

test('ACC-17 a copy is worth nothing after a password change or a reset of the factor, and is no sign of theft then', async () => {
  const held = await trusted();
  const copy = copyOf(held.browser);
  const body = { current: testPassword, next: 'Vt9!nW4x', confirmation: 'Vt9!nW4x' };
  expect((await held.browser.post('/api/v1/password', body)).status).toBe(200);
  const ofHeld = await noticesOf(held.person);
  expect(await signIn(copy, held.person, body.next)).toBe('FACTOR_NEEDED');
  const reset = await trusted();
  const former = copyOf(reset.browser);
  expect(await signIn(reset.browser, reset.person)).toBe('in');
  expect((await reset.head.delete(`/api/v1/employees/${reset.person.personId}/factors`)).status).toBe(200);
  await afterGrace();
  const ofReset = await noticesOf(reset.person);
  expect(await signIn(former, reset.person)).toBe('in');
  expect([await ofHeld(), await ofReset()]).toEqual([0, 0]);
});

test('ACC-17 trust of an earlier release serves once more, and its next sign-in has a secret', async () => {
  const { person, browser } = await trusted();
  await inCompany(app.kernel.db, person.companyCode, (tx) =>
    sql`update known_devices set trust_id = null, trust_number = 0 where trusted_at is not null`.execute(tx),
  );
  browser.cookies.set('device', cookieOf(browser).split('.').slice(0, 2).join('.'));
  const copy = copyOf(browser);
  expect(await signIn(browser, person)).toBe('in');
  expect(cookieOf(browser).split('.')).toHaveLength(3);
  await afterGrace();
  expect(await signIn(copy, person)).toBe('FACTOR_NEEDED');
  expect(await signIn(browser, person)).toBe('in');
});
