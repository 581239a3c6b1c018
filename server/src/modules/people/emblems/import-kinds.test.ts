import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { appliedImportOf, checkedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { control, runOf } from '../../../testing/operations/runs.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;

async function company(companyCode: string) {
  const by = Object.assign(await memberBrowser(app, { companyCode, role: 'administrator' }), { companyCode });
  for (const [name, english] of [
    ['안전', 'Safety'],
    ['멘토', 'Mentor'],
    ['환영', 'Welcome'],
    ['혁신', 'Idea'],
  ])
    // oxlint-disable-next-line no-await-in-loop
    await inCompany(kernel.db, companyCode, (tx) =>
      sql`insert into emblems (company_code, name, english_name, image_id)
        values (${companyCode}, ${name}, ${english}, gen_random_uuid())`.execute(tx),
    );
  return by;
}

async function numbered(companyCode: string, number: string): Promise<string> {
  const { personId } = await addTestPerson(app, { companyCode });
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set employee_number = ${number} where person_id = ${personId}`.execute(tx),
  );
  return personId;
}

type By = Awaited<ReturnType<typeof company>>;

const namesOf = async (by: By, personId: string) =>
  (await by.get(`/api/v1/employees/${personId}/emblems`))
    .json<{ items: { emblemName: string }[] }>()
    .items.map(({ emblemName }) => emblemName);

async function found(by: By, kind: string, lines: readonly string[]) {
  const { importId } = await checkedImportOf(kernel, by, { kind, text: lines.join('\n') });
  const { items } = (await by.post(`/api/v1/imports/${importId}/rows/search`)).json<List<GridRow>>();
  return items.map(({ mark, rowChange, issues }) => [mark ?? '', rowChange ?? '', ...issues.map(({ code }) => code)]);
}

test('BLK-02 EMB-01 emblems are granted and revoked by file, with an error for each row, and one action undoes the file', async () => {
  const by = await company('EMBFILE');
  const [first, second] = [await numbered('EMBFILE', 'E1'), await numbered('EMBFILE', 'E2')];
  const head = '사번\t엠블럼';
  const given = [head, 'E1\t안전', 'E1\tmentor', 'E2\t 환영 '];
  const { runId } = await appliedImportOf(kernel, by, { kind: 'emblemGrants', text: given.join('\n') });
  expect(await runOf(by, runId ?? '')).toMatchObject({ state: 'done', done: 3, refused: 0, failed: 0 });
  expect([await namesOf(by, first), await namesOf(by, second)]).toEqual([['안전', '멘토'], ['환영']]);

  const again = [...given.slice(0, 2), 'E9\t안전', 'E2\t없음', 'E2\t', 'E2\t혁신', 'E2\t혁신', 'E1\t환영', 'E1\t혁신'];
  expect(await found(by, 'emblemGrants', again)).toEqual([
    ['left', 'synchronised'],
    ['refused', '', 'MB913'],
    ['refused', '', 'MB121'],
    ['refused', '', 'MB_M_REQUIRED'],
    ['changed', 'added'],
    ['refused', '', 'MB912'],
    ['changed', 'added'],
    // A fourth emblem of one person.
    ['refused', '', 'MB123'],
  ]);
  expect(await found(by, 'emblemReturns', [head, 'E1\t안전', 'E2\t안전'])).toEqual([
    ['changed', 'deleted'],
    ['left', 'synchronised'],
  ]);
  const back = await appliedImportOf(kernel, by, { kind: 'emblemReturns', text: `${head}\nE1\t안전` });
  expect(await namesOf(by, first)).toEqual(['멘토']);
  const { runId: undone } = (await control(by, back.runId ?? '', 'undo')).json<{ runId: string }>();
  await runRows(kernel, { companyCode: by.companyCode, runId: undone });
  expect((await namesOf(by, first)).toSorted()).toEqual(['멘토', '안전']);
});

test('BLK-02 MB121 a file does not find emblems or people of another company', async () => {
  const by = await company('EMBFILEA');
  await numbered('EMBFILEA', 'E1');
  const other = await memberBrowser(app, { companyCode: 'EMBFILEB', role: 'administrator' });
  await numbered('EMBFILEB', 'X1');
  await inCompany(kernel.db, 'EMBFILEB', (tx) =>
    sql`insert into emblems (company_code, name, image_id) values ('EMBFILEB', '남의것', gen_random_uuid())`.execute(
      tx,
    ),
  );
  expect(other.personId).not.toBe(by.personId);
  expect(await found(by, 'emblemGrants', ['사번\t엠블럼', 'E1\t남의것', 'X1\t안전'])).toEqual([
    ['refused', '', 'MB121'],
    ['refused', '', 'MB913'],
  ]);
});
