// Runs on every PostgreSQL: departments are matched with those of the company.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { addDepartments, runOf } from '../../../testing/operations/runs.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { company, sent, check, applied, rowsOf } = importsOf(app);

async function found(by: ImportingBrowser, lines: readonly string[]) {
  const file = { name: 'departments.csv', content: lines.join('\r\n'), kind: 'departments' };
  const { importId, detail } = await sent(by, file);
  expect(detail.missingColumns).toEqual([]);
  await check(by, importId);
  const rows = (await rowsOf(by, importId)).map(({ mark, aboutId, issues }) => [
    mark,
    ...(mark === 'refused' ? issues.map(({ code, column }) => `${code} ${column}`) : [aboutId]),
  ]);
  return { importId, rows };
}

const parentOf = async (by: ImportingBrowser, code: string) =>
  (await by.get(`/api/v1/departments/${code}`)).json<{ department: { parentDepartmentCode: string } }>().department
    .parentDepartmentCode;

test('BLK-02 BLK-03 with two departments of one name in a file a third one is placed below neither, and its cell shows the solution', async () => {
  const by = await company('DEPTFA', 'ko');
  const lines = [
    '부서코드,부서명,상위부서',
    'DIV1,개발팀,',
    'DIV2,개발팀,',
    'TEAM1,일파트,개발팀',
    'TEAM2,이파트,DIV2',
  ];
  const { importId, rows } = await found(by, lines);
  expect(rows).toEqual([
    ['new', 'DIV1'],
    ['new', 'DIV2'],
    ['refused', 'MB916 2'],
    ['new', 'TEAM2'],
  ]);
  const [refused] = (await rowsOf(by, importId)).filter(({ mark }) => mark === 'refused');
  expect(refused?.issues[0]?.message).toContain('‘부서 코드’ 열');
});

test('BLK-02 departments without codes get free ones, shown in the dry run and equal when the file is repeated', async () => {
  const by = await company('DEPTFB');
  await addDepartments(by, ['DEPT0002']);
  const lines = ['부서명,상위부서', '이파트,개발팀', '개발팀,개발본부', '개발본부,', '개발팀,영업본부', '영업본부,'];
  const { rows } = await found(by, lines);
  // Two teams of one name: only a code says which one the part below is meant for.
  expect(rows).toEqual([
    ['refused', 'MB916 1'],
    ['new', 'DEPT0003'],
    ['new', 'DEPT0004'],
    ['new', 'DEPT0005'],
    ['new', 'DEPT0006'],
  ]);
  const whole = ['부서명,상위부서', '이파트,개발팀', '개발팀,개발본부', '개발본부,', '개발본부,'];
  const first = await found(by, whole);
  expect(first.rows).toEqual([
    ['new', 'DEPT0001'],
    ['new', 'DEPT0003'],
    ['new', 'DEPT0004'],
    ['refused', 'MB912 0'],
  ]);
  const runId = await applied(by, first.importId);
  expect(await runOf(by, runId ?? '')).toMatchObject({ done: 3, refused: 0 });
  expect([await parentOf(by, 'DEPT0001'), await parentOf(by, 'DEPT0003')]).toEqual(['DEPT0003', 'DEPT0004']);
  expect((await found(by, whole.slice(0, -1))).rows).toEqual([
    ['left', 'DEPT0001'],
    ['left', 'DEPT0003'],
    ['left', 'DEPT0004'],
  ]);
  // Where the file names no parents, the only department of a name is meant.
  expect((await found(by, ['부서명', '이파트', '새파트'])).rows).toEqual([
    ['left', 'DEPT0001'],
    ['new', 'DEPT0005'],
  ]);
});

test('BLK-02 a row with the company itself is skipped without a cycle; one that renames or moves it is refused', async () => {
  const by = await company('DEPTFC');
  const { rows } = await inCompany(app.kernel.db, by.companyCode, (tx) =>
    sql<{ name: string }>`select english_name as name from companies where company_code = 'DEPTFC'`.execute(tx),
  );
  const englishName = rows[0]?.name ?? '';
  const head = '부서코드,부서명,상위부서';
  expect((await found(by, [head, `TOP,${englishName},`, 'DIV1,본부,TOP'])).rows).toEqual([
    ['left', 'TOP'],
    ['new', 'DIV1'],
  ]);
  expect((await found(by, [head, 'TOP,다른 이름,', 'DIV1,본부,TOP'])).rows).toEqual([
    ['refused', 'CM301 0'],
    ['new', 'DIV1'],
  ]);
  expect((await found(by, [head, `TOP,${englishName},DIV1`, 'DIV1,본부,'])).rows).toEqual([
    ['refused', 'MB921 2'],
    ['new', 'DIV1'],
  ]);
});
