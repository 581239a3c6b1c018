// Runs on every PostgreSQL: triggers.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readSession as whoAmI } from '@madang/contract/access/accounts/routes.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { openSession, readSession } from '../../../kernel/session/session.ts';
import { photo } from '../../../testing/operations/examples/employees.ts';
import {
  addTestCompany,
  addTestPerson,
  administratorAbilities,
  answerOptional,
  signInAs,
  type TestPerson,
} from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { grantRole } from '../../people/roles/index.ts';

const app = await startTestApp();
afterAll(() => app.close());

const inCompanyOf = <T>({ companyCode }: TestPerson, work: (tx: Tx) => Promise<T>) =>
  inCompany(app.kernel.db, companyCode, work);

test('ACC-01 a changed name, company or role applies from the next request of every session', async () => {
  const person = await addTestPerson(app);
  const browsers = [await signInAs(app, person), await signInAs(app, person)];
  await inCompanyOf(person, async (tx) => {
    await tx.updateTable('people').set({ full_name: '새이름' }).where('person_id', '=', person.personId).execute();
    await tx.updateTable('companies').set({ name: '새회사' }).where('company_code', '=', person.companyCode).execute();
    await grantRole(tx, { ...person, role: 'administrator' });
  });
  for (const browser of browsers) {
    const answer = await browser.get(whoAmI.path);
    expect(answer.json()).toMatchObject({
      fullName: '새이름',
      companyName: '새회사',
      can: administratorAbilities,
    });
  }
  await inCompanyOf(person, (tx) =>
    tx.deleteFrom('memberships').where('person_id', '=', person.personId).where('role', '=', 'administrator').execute(),
  );
  for (const browser of browsers) expect((await browser.get(whoAmI.path)).json()).toMatchObject({ can: [] });
});

test('USR-04 a photo appears in every session at once, and disappears as fast', async () => {
  const person = await addTestPerson(app);
  await answerOptional(app, person, true);
  const browsers = [await signInAs(app, person), await signInAs(app, person)];
  const [first] = browsers;
  const shown = async () => {
    const answers = await Promise.all(browsers.map((browser) => browser.get(whoAmI.path)));
    return answers.map((answer) => answer.json<{ photoId: string | null }>().photoId);
  };
  expect(await shown()).toEqual([null, null]);
  const put = await first?.put('/api/v1/profile/photo', { photo });
  const { photoId } = put?.json<{ photoId: string }>() ?? {};
  expect(await shown()).toEqual([photoId, photoId]);
  expect((await first?.delete('/api/v1/profile/photo'))?.status).toBe(200);
  expect(await shown()).toEqual([null, null]);
});

test('ACC-16 a chosen time zone applies from the next request of every session', async () => {
  const person = await addTestPerson(app);
  const browsers = [await signInAs(app, person), await signInAs(app, person)];
  const zones = async () => {
    const answers = await Promise.all(browsers.map((browser) => browser.get(whoAmI.path)));
    return answers.map((answer) => answer.json<{ timeZone: string }>().timeZone);
  };
  expect(new Set(await zones()).size).toBe(1);
  await inCompanyOf(person, (tx) =>
    tx.updateTable('people').set({ time_zone: 'America/Lima' }).where('person_id', '=', person.personId).execute(),
  );
  expect(await zones()).toEqual(['America/Lima', 'America/Lima']);
});

test('a change of one company leaves the sessions of another alone', async () => {
  const [here, there] = [await addTestPerson(app), await addTestPerson(app)];
  const browser = await signInAs(app, there);
  const before = (await browser.get(whoAmI.path)).json();
  await app.kernel.db
    .updateTable('companies')
    .set({ name: '다른회사' })
    .where('company_code', '=', here.companyCode)
    .execute();
  expect((await browser.get(whoAmI.path)).json()).toEqual(before);
});

test('a role removed while sessions open is in none of them, whatever the order', async () => {
  const companyCode = await addTestCompany(app);
  const browsing = { admission: app.kernel.admission, address: '' };
  for (let round = 0; round < 3; round += 1) {
    const person = await addTestPerson(app, { companyCode, roles: ['employee', 'administrator'] });
    const opening = Array.from({ length: 4 }, () =>
      inCompanyOf(person, (tx) => openSession(tx, person, { lifetimeSeconds: 60, idleSeconds: 60 }, browsing)),
    );
    const taking = inCompanyOf(person, (tx) =>
      sql`delete from memberships where person_id = ${person.personId} and role = 'administrator'`.execute(tx),
    );
    const opened = await Promise.all(opening);
    await taking;
    for (const { secret } of opened) {
      const session = await readSession(app.kernel, { secret, setUpSecret: undefined, address: '' });
      expect(session?.rights.somewhere.has('console.view')).toBe(false);
    }
  }
});

test('renaming a company, ending its set-up or granting a role rewrites no session', async () => {
  const person = await addTestPerson(app);
  await signInAs(app, person);
  const written = () =>
    app.kernel.db
      .selectFrom('sessions')
      .select(sql<string>`xmin::text`.as('by'))
      .where('person_id', '=', person.personId)
      .execute();
  const before = await written();
  await inCompanyOf(person, async (tx) => {
    const { companyCode } = person;
    await tx
      .updateTable('companies')
      .set({ name: '새회사', set_up_state: 'finished' })
      .where('company_code', '=', companyCode)
      .execute();
    await grantRole(tx, { ...person, role: 'administrator' });
  });
  expect(before).toHaveLength(1);
  expect(await written()).toEqual(before);
});
