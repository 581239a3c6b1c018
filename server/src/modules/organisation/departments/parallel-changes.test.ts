// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { administratorOf, departmentCodes } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/departments';
const rounds = 50;

function make(browser: Browser, departmentCode: string, parentDepartmentCode = 'TOP') {
  const names = { departmentName: departmentCode, englishDepartmentName: departmentCode, language: 'ko' };
  return browser.post(path, { departmentCode, parentDepartmentCode, ...names });
}

function move(browser: Browser, code: string, parentDepartmentCode: string, beforeDepartmentCode = '') {
  return browser.put(`${path}/${code}/place`, { parentDepartmentCode, beforeDepartmentCode });
}

/** Each department with its way up; one in a circle would never reach TOP. */
async function parentsOf(companyCode: string): Promise<Map<string, string | null>> {
  const rows = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('departments').select(['department_code', 'upper_department_code']).execute(),
  );
  return new Map(rows.map((row) => [row.department_code, row.upper_department_code]));
}

async function expectTree(companyCode: string): Promise<void> {
  const parents = await parentsOf(companyCode);
  for (const code of parents.keys()) {
    const seen = new Set<string>();
    for (let at: string | null = code; at !== null; at = parents.get(at) ?? null) {
      expect(seen.has(at), `${at} is in a circle`).toBe(false);
      seen.add(at);
      expect(parents.has(at), `${at} is missing`).toBe(true);
    }
    expect(seen.has('TOP')).toBe(true);
  }
}

test('DEP-04 of two crossing moves that would form a cycle one is refused', { timeout: 60_000 }, async () => {
  const [one, two] = [await administratorOf(app, 'CROSS'), await administratorOf(app, 'CROSS')];
  for (const code of ['AAAA', 'BBBB']) await make(one, code);
  for (let round = 0; round < rounds; round += 1) {
    await move(one, 'AAAA', 'TOP');
    await move(one, 'BBBB', 'TOP');
    const answers = await Promise.all([move(one, 'AAAA', 'BBBB'), move(two, 'BBBB', 'AAAA')]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.errorCode)).toEqual(['DEPARTMENT_UNDER_ITSELF']);
    await expectTree('CROSS');
  }
});

test('DEP-01 two administrators who move one department at once both succeed, and it is in one place', async () => {
  const [one, two] = [await administratorOf(app, 'SAME'), await administratorOf(app, 'SAME')];
  for (const code of ['AAAA', 'BBBB', 'CCCC', 'DDDD']) await make(one, code);
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([
      move(one, 'AAAA', 'BBBB'),
      move(two, 'AAAA', 'CCCC'),
      move(one, 'AAAA', 'TOP', 'BBBB'),
      move(two, 'DDDD', 'TOP', 'BBBB'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expectTree('SAME');
    const branch = await one.get(`${path}/TOP/branch`);
    const places = branch.json<{ items: { sortOrder: number }[] }>().items.map(({ sortOrder }) => sortOrder);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('DEP-03 deleting a department while another moves under it leaves no orphan', { timeout: 60_000 }, async () => {
  const [one, two] = [await administratorOf(app, 'ORPHAN'), await administratorOf(app, 'ORPHAN')];
  await make(one, 'ROAM');
  for (let round = 0; round < rounds; round += 1) {
    await make(one, 'MAIN');
    const [deletion, other] = await Promise.all([
      one.delete(`${path}/MAIN`),
      round % 2 ? make(two, 'SUBS', 'MAIN') : move(two, 'ROAM', 'MAIN'),
    ]);
    const codes = [deletion, other].map(({ status, text }) => (status === 200 ? 'ok' : JSON.parse(text).errorCode));
    expect([
      ['ok', 'DEPARTMENT_PARENT'],
      ['CM312', 'ok'],
    ]).toContainEqual(codes);
    await expectTree('ORPHAN');
    await move(one, 'ROAM', 'TOP');
    for (const code of ['SUBS', 'MAIN']) await one.delete(`${path}/${code}`);
  }
  expect(await departmentCodes(app, 'ORPHAN')).toEqual(['ROAM']);
});

test(
  'DEP-03 deleting a department while a member moves into it leaves no one without a department',
  { timeout: 60_000 },
  async () => {
    const browser = await administratorOf(app, 'MEMBERS');
    const joins = (code: string) =>
      inCompany(app.kernel.db, 'MEMBERS', (tx) =>
        sql`update people set department_code = ${code} where person_id = ${browser.personId}`.execute(tx),
      );
    for (let round = 0; round < rounds; round += 1) {
      await make(browser, 'MAIN');
      const [deletion, joining] = await Promise.allSettled([browser.delete(`${path}/MAIN`), joins('MAIN')]);
      const isDeleted = deletion.status === 'fulfilled' && deletion.value.status === 200;
      expect(isDeleted).toBe(joining.status === 'rejected');
      if (joining.status === 'rejected') {
        expect(joining.reason).toMatchObject({ constraint: 'people_department_code_fkey' });
        continue;
      }
      if (deletion.status === 'fulfilled') expect(deletion.value.error.errorCode).toBe('CM313');
      await joins('TOP');
      expect((await browser.delete(`${path}/MAIN`)).status).toBe(200);
    }
  },
);
