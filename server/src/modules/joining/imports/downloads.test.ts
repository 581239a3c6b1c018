// Runs on every PostgreSQL: what was exported is compared with what is stored.
import { languages } from '@madang/contract/kernel/languages.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { people } from '../../people/people/index.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { employeesOf } from '../../../testing/people.ts';
import { addDepartments, outcomeOf } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { kindNamed } from './kinds-offered.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { company, sent, check, rowsOf, detailOf } = importsOf(app);
const { register } = employeesOf(app);

async function exported(by: ImportingBrowser, body: object) {
  const answer = await by.post('/api/v1/employees/exports', { reason: '연말 정비', columns: 'import', ...body });
  expect(answer.status, answer.text).toBe(200);
  const { jobId } = answer.json<{ jobId: string }>();
  await people.longTasks?.(kernel)['export-employees']?.({ ...by, jobId });
  return by.get(`/api/v1/jobs/${jobId}/result`);
}

const importedFields = kindNamed(kernel, 'people').items.flatMap(({ name, isAlias }) => (isAlias ? [] : [name]));

const oddities = {
  employeeNumber: '00123',
  // An internal number has no calling code, and these texts would be formulas or would take a value away.
  voipNumber: '0042',
  duties: '=HYPERLINK("http://a")',
  displayName: '-',
  englishName: 'Garam Han',
  nickname: '봄이',
  mobile: '+82-10-9911-3344',
};

test('BLK-06 people downloaded and uploaded unchanged need no change, as CSV and as a workbook', async () => {
  const by = await company('DOWNA', 'ko');
  await by.post('/api/v1/departments', {
    departmentCode: '00042',
    departmentName: '영업',
    englishDepartmentName: 'Sales',
    language: 'ko',
    parentDepartmentCode: 'TOP',
  });
  await register(by, { ...oddities, departmentCode: '00042' });
  await register(by, { surname: '남궁', givenName: '민' });
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await exported(by, { format });
    expect(file.headers['content-type']).toContain(format === 'csv' ? 'text/csv' : 'spreadsheetml');
    const { importId, detail } = await sent(by, { name: `people.${format}`, content: file.bytes });
    expect(detail).toMatchObject({ kind: 'people', format, missingColumns: [] });
    expect(detail.columns.map(({ column }) => column)).toEqual(importedFields);
    const found = await check(by, importId);
    expect([await rowsOf(by, importId), found]).toMatchObject([
      [{ issues: [] }, { issues: [] }, { issues: [] }],
      { new: 0, changed: 0, refused: 0, left: 3 },
    ]);
    const cells = (await rowsOf(by, importId)).find((row) => row.cells[0] === '00123')?.cells ?? [];
    const shown = Object.fromEntries(importedFields.map((name, at) => [name, cells[at]]));
    expect(shown).toMatchObject({
      voipNumber: '0042',
      duties: oddities.duties,
      departmentCode: '00042',
      displayName: '',
      nickname: oddities.nickname,
      mobile: '',
    });
    const apply = await by.post(`/api/v1/imports/${importId}/application`, { rows: 'valid' });
    expect(outcomeOf(apply)).toBe('409 MB923');
  }
});

test('BLK-06 in a downloaded file a changed cell is applied, and a dash clears the value', async () => {
  const by = await company('DOWNB', 'ko');
  await register(by, { employeeNumber: '00007', displayName: '영업', voipNumber: '0042' });
  await inCompany(kernel.db, 'DOWNB', (tx) => sql`update people set applied_at = app_now()`.execute(tx));
  const csv = (await exported(by, {})).text.replace('"영업"', '"개발"').replace('"0042"', '"-"');
  const { importId } = await sent(by, { name: 'people.csv', content: csv });
  const found = await check(by, importId);
  expect([found, await rowsOf(by, importId)]).toMatchObject([
    { changed: 1, refused: 0 },
    [{ issues: [] }, { issues: [] }],
  ]);
  const changed = (await rowsOf(by, importId)).find(({ mark }) => mark === 'changed');
  expect(changed?.before).toEqual({ displayName: '영업', voipNumber: '0042' });
});

test('BLK-06 MEM-07 departments downloaded and uploaded unchanged need no change, and the download requires a reason', async () => {
  const by = await company('DOWNC', 'ko');
  const add = (departmentCode: string, departmentName: string, parentDepartmentCode: string) =>
    by.post('/api/v1/departments', {
      departmentCode,
      departmentName,
      englishDepartmentName: `Team ${departmentCode}`,
      language: 'ko',
      parentDepartmentCode,
    });
  await add('00010', '본부', 'TOP');
  await add('00011', '국내팀', '00010');
  // Its name is the code of another one.
  await add('00012', '00010', '00011');
  await add('OTHER', '감사실', 'TOP');
  const download = (body: object) => by.post('/api/v1/departments/file', { reason: '조직 정비', ...body });
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await download({ format });
    expect(file.status, file.text).toBe(200);
    const { importId, detail } = await sent(by, { name: `departments.${format}`, content: file.bytes });
    expect(detail).toMatchObject({ kind: 'departments', total: 4, missingColumns: [] });
    expect(await check(by, importId)).toMatchObject({ new: 0, changed: 0, refused: 0, left: 4 });
  }
  const branch = (await download({ departmentCode: '00010' })).text;
  expect(branch.trim().split('\r\n').slice(1)).toEqual([
    '"00010","본부","Team 00010","TOP"',
    '"00011","국내팀","Team 00011","00010"',
    '"00012","00010","Team 00012","00011"',
  ]);
  expect(outcomeOf(await download({ reason: ' ' }))).toBe('400 MB_M_REQUIRED');
  expect(outcomeOf(await download({ departmentCode: 'NOWHERE' }))).toBe('404 CO404');
  expect((await detailOf(by, (await sent(by, { name: 'x.csv', content: branch })).importId)).total).toBe(3);
});

test('BLK-06 both downloads have the columns of the templates, recognised in every language', async () => {
  const namesOf = (kind: string) =>
    kindNamed(kernel, kind).items.flatMap(({ name, isAlias }) => (isAlias === true ? [] : [name]));
  for (const language of languages) {
    const by = await company(`DOWN${language.toUpperCase()}`, language);
    await addDepartments(by, ['SALES']);
    const files = [
      ['people', (await exported(by, {})).bytes],
      ['departments', (await by.post('/api/v1/departments/file', { reason: 'Order' })).bytes],
    ] as const;
    for (const [kind, content] of files) {
      const { detail } = await sent(by, { name: 'file.csv', content });
      expect([language, detail.kind, detail.columns.map(({ column }) => column)]).toEqual([
        language,
        kind,
        namesOf(kind),
      ]);
    }
  }
});
