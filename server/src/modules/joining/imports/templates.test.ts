import { ownImportKinds } from '@madang/contract/joining/imports/kinds.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { readTable } from '../../../kernel/tables/read-table.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addDepartments, outcomeOf } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { company, sent, check, rowsOf, applied } = importsOf(app);

const templateOf = (by: ImportingBrowser, kind: string) => by.get(`/api/v1/import-kinds/${kind}/template`);

async function sheetsOf(content: Buffer) {
  await using table = await readTable([content]);
  return table.sheets.map(({ name }) => name);
}

async function sheetOf(content: Buffer, sheet: string) {
  await using table = await readTable([content], { sheet, headerLine: 1 });
  const rows: (readonly string[])[] = [];
  for await (const { cells } of table.rows) rows.push(cells);
  return { header: table.header, rows };
}

/** States in which the person of the examples stands before the example of a kind, and the order in which they follow. */
const before: Partial<Record<string, string>> = {
  changes: 'applied_at = app_now()',
  returns: `employment_status = 'L'`,
  withdrawals: 'applied_at = null',
  reinstatements: `employment_status = 'R'`,
};

test('BLK-01 the example of every kind loads: each heading is recognised, and no row is refused', async () => {
  const by = await company('TEMPLA', 'ko');
  await addDepartments(by, ['SALES']);
  const first = await sent(by, { name: 'p.xlsx', content: (await templateOf(by, 'people')).bytes, sheet: '예시' });
  await check(by, first.importId);
  await applied(by, first.importId);
  for (const kind of ownImportKinds) {
    const set = before[kind];
    if (set !== undefined) {
      await inCompany(kernel.db, 'TEMPLA', (tx) =>
        sql`update people set ${sql.raw(set)} where employee_number = 'EX0001'`.execute(tx),
      );
    }
    const file = await templateOf(by, kind);
    expect(file.status, file.text).toBe(200);
    const { importId, detail } = await sent(by, { name: 't.xlsx', content: file.bytes, kind, sheet: '예시' });
    expect([kind, detail]).toMatchObject([kind, { state: 'read', total: 1, missingColumns: [] }]);
    expect([kind, detail.columns.filter(({ column }) => column === '')]).toEqual([kind, []]);
    const found = await check(by, importId);
    expect([kind, found.refused, (await rowsOf(by, importId)).map(({ issues }) => issues)]).toEqual([kind, 0, [[]]]);
    await inCompany(kernel.db, 'TEMPLA', (tx) =>
      sql`update people set employment_status = 'B' where employee_number = 'EX0001'`.execute(tx),
    );
  }
});

test('BLK-01 a template has only headings, then the codes of the own company, then the example', async () => {
  const by = await company('TEMPLB', 'ko');
  await addDepartments(by, ['00042', 'SALES']);
  const other = await company('TEMPLBX', 'ko');
  await addDepartments(other, ['SECRET']);
  const { bytes, headers } = await templateOf(by, 'people');
  expect(headers['content-disposition']).toContain('.xlsx');
  expect(await sheetsOf(bytes)).toEqual(['구성원 등록', '코드 목록', '예시']);
  const lists = await sheetOf(bytes, '코드 목록');
  expect(lists.header.slice(0, 2)).toEqual(['부서 코드', '부서']);
  expect(lists.rows.map(([code]) => code)).toEqual(['00042', 'SALES']);
  const { importId, detail } = await sent(by, { name: 'people.xlsx', content: bytes });
  expect([importId, detail.refusal]).toMatchObject([expect.any(String), { code: 'MB901' }]);
  expect(outcomeOf(await templateOf(by, 'nothing'))).toBe('404 CO404');
  const employee = await memberBrowser(app, { companyCode: 'TEMPLB', role: 'employee' });
  expect(outcomeOf(await templateOf(Object.assign(employee, { companyCode: 'TEMPLB' }), 'people'))).toBe('403 CO401');
});

test('BLK-01 the example of people loads in every language', async () => {
  for (const language of languages) {
    const companyCode = `TEMPL${language.toUpperCase()}`;
    const by = await company(companyCode, language);
    const { bytes } = await templateOf(by, 'people');
    const [sheet] = (await sheetsOf(bytes)).slice(-1);
    const { importId, detail } = await sent(by, { name: 'p.xlsx', content: bytes, sheet: sheet ?? '' });
    expect([language, detail.kind]).toEqual([language, 'people']);
    await check(by, importId);
    expect([language, (await rowsOf(by, importId)).map(({ mark, issues }) => [mark, issues])]).toEqual([
      language,
      [['new', []]],
    ]);
  }
});
