import { expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import { statementsOfCall } from '../../../testing/database/count-statements.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
let hosts = 0;

async function withPin(wrongTries: number) {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  expect((await browser.put('/api/v1/profile/recovery-pin', { pin: '402917', password: testPassword })).status).toBe(
    200,
  );
  await inCompany(kernel.db, person.companyCode, (tx) =>
    sql`update recovery_pins set wrong_tries = ${wrongTries} where person_id = ${person.personId}`.execute(tx),
  );
  return person.loginId;
}

/** Statements of one wrong PIN, and the hashes that it computes. */
async function costOf(loginId: string) {
  const browser = app.browser({ address: `198.51.100.${(hosts += 1)}` });
  // Opens the flow.
  await browser.get('/api/v1/recovery');
  const comparing = vi.spyOn(kernel.hasher, 'matches');
  const statements = await statementsOfCall(async () => {
    const { error } = await browser.post('/api/v1/recovery/pin', { loginId, pin: '918273' });
    expect(error.errorCode).toBe('PIN_WRONG');
  });
  const compared = comparing.mock.calls.length;
  comparing.mockRestore();
  return { statements, compared };
}

test('REQ-02 a try costs the same with a PIN, a blocked PIN, no PIN and an unknown ID', async () => {
  const cost = await costOf(await withPin(0));
  expect(cost.compared).toBe(1);
  expect(await costOf(await withPin(5))).toEqual(cost);
  expect(await costOf((await addTestPerson(app)).loginId)).toEqual(cost);
  expect(await costOf('nobody.at.all@company.example')).toEqual(cost);
});
