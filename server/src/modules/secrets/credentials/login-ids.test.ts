// Runs on every PostgreSQL: unique keys at once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { addTestCompany } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { claimLoginId, releaseLoginId, reserveLoginId } from '../../ground/global-login-ids/index.ts';
import { purgeAccounts } from './login-ids.ts';

const app = await startTestApp();
const { db } = app.kernel;
const seconds = 60;

test('SGN-03 of many reservations of one ID at once exactly one succeeds', async () => {
  for (let round = 0; round < 20; round += 1) {
    const loginId = `round${round}@company.example`;
    const tries = Array.from({ length: 32 }, () => reserveLoginId(db, { loginId, personId: randomUUID(), seconds }));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  }
});

test('SGN-03 of many takeovers of an expired reservation at once exactly one succeeds', async () => {
  const loginId = 'expired@company.example';
  await reserveLoginId(db, { loginId, personId: randomUUID(), seconds });
  expect(await reserveLoginId(db, { loginId, personId: randomUUID(), seconds })).toBe(false);
  await app.advance(seconds + 1);
  const tries = Array.from({ length: 32 }, () => reserveLoginId(db, { loginId, personId: randomUUID(), seconds }));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
});

test('SGN-03 only the holder can renew or release a reservation', async () => {
  const held = { loginId: 'again@company.example', personId: randomUUID() };
  const other = { ...held, personId: randomUUID() };
  expect(await reserveLoginId(db, { ...held, seconds })).toBe(true);
  expect(await reserveLoginId(db, { ...held, seconds })).toBe(true);
  await releaseLoginId(db, other);
  expect(await reserveLoginId(db, { ...other, seconds })).toBe(false);
  await releaseLoginId(db, held);
  expect(await reserveLoginId(db, { ...other, seconds })).toBe(true);
});

test('SGN-03 a shorter reservation neither shortens nor releases a longer one of the same person', async () => {
  const held = { loginId: 'longer@company.example', personId: randomUUID() };
  await reserveLoginId(db, { ...held, seconds: daySeconds });
  expect(await reserveLoginId(db, { ...held, seconds })).toBe(true);
  await releaseLoginId(db, { ...held, seconds });
  await app.advance(seconds + 1);
  expect(await reserveLoginId(db, { ...held, personId: randomUUID(), seconds })).toBe(false);
  await releaseLoginId(db, held);
  expect(await reserveLoginId(db, { ...held, personId: randomUUID(), seconds })).toBe(true);
});

test('IDR-02 a claimed ID remains in use for ever, and only its holder can claim it in time', async () => {
  const companyCode = await addTestCompany(app);
  const held = { loginId: 'claimed@company.example', personId: randomUUID() };
  const claim = (personId: string) =>
    inCompany(db, companyCode, (tx) => claimLoginId(tx, { loginId: held.loginId, companyCode, personId }));
  await expect(claim(held.personId)).rejects.toMatchObject({ code: 'MB601' });
  await reserveLoginId(db, { ...held, seconds });
  await expect(claim(randomUUID())).rejects.toMatchObject({ code: 'MB601' });
  await app.advance(seconds + 1);
  await expect(claim(held.personId)).rejects.toMatchObject({ code: 'MB601' });
  await reserveLoginId(db, { ...held, seconds });
  await claim(held.personId);
  await expect(claim(held.personId)).rejects.toMatchObject({ code: 'MB601' });
  await app.advance(365 * daySeconds);
  expect(await reserveLoginId(db, { ...held, personId: randomUUID(), seconds })).toBe(false);
  await releaseLoginId(db, held);
  expect(await reserveLoginId(db, { ...held, seconds })).toBe(false);
});

test('expired reservations are purged, and IDs in use remain', async () => {
  const loginIds = async () => {
    const rows = await db.selectFrom('login_ids').select('login_id').execute();
    return rows.map((row) => row.login_id);
  };
  await reserveLoginId(db, { loginId: 'soon@company.example', personId: randomUUID(), seconds });
  await app.advance(seconds + 1);
  await reserveLoginId(db, { loginId: 'later@company.example', personId: randomUUID(), seconds });
  await purgeAccounts(app.kernel);
  const kept = await loginIds();
  expect(kept).not.toContain('soon@company.example');
  expect(kept).toContain('later@company.example');
  expect(kept).toContain('claimed@company.example');
});
