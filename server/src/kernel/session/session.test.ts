// Runs on every PostgreSQL: statements sent together.
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { newSecret, secretHash } from '../crypto/keyring.ts';
import { inCompany } from '../db/database.ts';
import { addTestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { endSession, openSession, readSession } from './session.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;

async function openTestSession() {
  const person = await addTestPerson(app);
  const { secret } = await inCompany(db, person.companyCode, (tx) =>
    openSession(tx, person, { lifetimeSeconds: 60, idleSeconds: 60 }, { admission: app.kernel.admission, address: '' }),
  );
  return { ...person, secret };
}

test('ACC-01 simultaneously read sessions are each their own, and an ended or unknown one is not found', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, openTestSession));
  const [ended, ...living] = opened;
  if (!ended) throw new Error('no session was opened');
  await endSession(db, secretHash(ended.secret));
  const secrets = [newSecret(), ...opened.map(({ secret }) => secret)];
  const asked = Array.from({ length: 64 }, (_, n) => secrets[n % secrets.length] ?? '');
  const expected = new Map(living.map(({ secret, companyCode, personId }) => [secret, { companyCode, personId }]));
  const answers = await Promise.all(
    asked.map((secret) => readSession(app.kernel, { secret, setUpSecret: undefined, address: '' })),
  );
  expect(answers.map((session) => session && { companyCode: session.companyCode, personId: session.personId })).toEqual(
    asked.map((secret) => expected.get(secret)),
  );
});

test('ACC-01 sessions requested in one turn of the event loop are read in one statement', async () => {
  const { secret, personId } = await openTestSession();
  await readSession(app.kernel, { secret, setUpSecret: undefined, address: '' });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const sessions = await Promise.all(
      Array.from({ length: 64 }, () => readSession(app.kernel, { secret, setUpSecret: undefined, address: '' })),
    );
    expect(sessions.every((session) => session?.personId === personId)).toBe(true);
    const reads = asked.mock.calls.filter((call) => JSON.stringify(call).includes('session'));
    expect(reads).toHaveLength(1);
  } finally {
    asked.mockRestore();
  }
});

test('ACC-01 a session is read again each time, and is not found once it has ended', async () => {
  const { secret, personId } = await openTestSession();
  expect((await readSession(app.kernel, { secret, setUpSecret: undefined, address: '' }))?.personId).toBe(personId);
  await endSession(db, secretHash(secret));
  expect(await readSession(app.kernel, { secret, setUpSecret: undefined, address: '' })).toBeUndefined();
});

test('ACC-01 a process reads a session again once its person or company changed anywhere', async () => {
  const { secret, companyCode, personId } = await openTestSession();
  const read = async () => (await readSession(app.kernel, { secret, setUpSecret: undefined, address: '' }))?.profile;
  expect(await read()).toEqual(await read());
  await app.pools.owner.query('update companies set name = $1 where company_code = $2', ['새이름', companyCode]);
  expect(await read()).toMatchObject({ companyName: '새이름' });
  await inCompany(db, companyCode, (tx) =>
    tx.updateTable('people').set({ english_name: 'Renamed' }).where('person_id', '=', personId).execute(),
  );
  expect(await read()).toMatchObject({ companyName: '새이름', englishName: 'Renamed' });
});
