// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import { hintProperties } from '@madang/contract/access/security-questions/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { insertPassword } from '../../secrets/passwords/index.ts';
import { lockPerson } from '../../people/person-records/index.ts';

const app = await startTestApp({ work: false });
const rowWaits = await rowWaitsOf(app);

test('ACC-08 a password replaced during a save of the questions leaves the questions unchanged', async () => {
  await app.setProperty(hintProperties.isAsked, 'Y');
  const person = await addTestPerson(app);
  const { companyCode, personId } = person;
  const browser = await signInAs(app, person);
  const hints = [{ question: 'Canary street of my childhood?', answer: 'Maple Row' }];
  const body = { password: testPassword, hints };
  const saving = await inCompany(app.kernel.db, companyCode, async (tx) => {
    await lockPerson(tx, { companyCode, personId });
    const sent = browser.put('/api/v1/profile/hints', body);
    // It has proven the old password by now, and waits for the person's row.
    await rowWaits(1);
    await insertPassword(tx, { companyCode, personId, version: 2, hash: 'of another password' });
    return { sent };
  });
  const answer = await saving.sent;
  expect([answer.status, answer.error.fields[0]]).toMatchObject([
    422,
    { path: 'password', code: 'MB_M_PASSWORD_WRONG' },
  ]);
  expect((await browser.get('/api/v1/profile/hints')).json()).toMatchObject({ questions: [] });
});
