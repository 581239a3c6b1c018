import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { expect, onTestFinished, test } from 'vitest';
import { importsOf } from '../../../testing/imports/import-browser.ts';
import { addDepartments } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { company, sent, check, rowsOf } = importsOf(app);

/** Has a limit for the length of a test. */
function setLimit(name: 'rows' | 'fileBytes', value: number): void {
  const limits = importLimits as { -readonly [N in 'rows' | 'fileBytes']: number };
  const before = limits[name];
  limits[name] = value;
  onTestFinished(() => {
    limits[name] = before;
  });
}

const ranks = (count: number) =>
  ['코드,직급', ...Array.from({ length: count }, (_, n) => `R${n}Q,직급${n}`)].join('\r\n');

test('BLK-03 LIM-01 MB902 a file has rows up to the limit, and one more is refused with the number', async () => {
  const by = await company('REFUSEA', 'ko');
  setLimit('rows', 3);
  expect((await sent(by, { name: 'a.csv', content: ranks(3), kind: 'jobRanks' })).detail).toMatchObject({ total: 3 });
  const { detail } = await sent(by, { name: 'a.csv', content: ranks(4), kind: 'jobRanks' });
  expect([detail.state, detail.refusal]).toEqual(['failed', { code: 'MB902', params: { 0: 3 } }]);
});

test('BLK-03 LIM-01 MB928 a file that is too large is refused with the number of megabytes', async () => {
  const by = await company('REFUSEB', 'ko');
  const { importId } = await sent(by, { name: 'a.csv', content: ranks(100), kind: 'jobRanks' });
  setLimit('fileBytes', 1_000_000);
  const more = await sent(by, { name: 'a.csv', content: ranks(90_000), kind: 'jobRanks' }).catch(
    (error: unknown) => error,
  );
  expect(String(more)).toContain('MB928');
  expect((await by.get(`/api/v1/imports/${importId}`)).status).toBe(200);
});

test('BLK-03 MB916 a name of several departments is refused at its cell; the path to one of them is not', async () => {
  const by = await company('REFUSEC', 'ko');
  await addDepartments(by, ['SALES', 'LABS']);
  for (const [departmentCode, parentDepartmentCode] of [
    ['TEAM1', 'SALES'],
    ['TEAM2', 'LABS'],
  ] as const) {
    const names = { departmentName: '일팀', englishDepartmentName: 'Team one', language: 'ko' };
    await by.post('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode });
  }
  const tree = (await by.get('/api/v1/departments/SALES')).json<{ department: { departmentName: string } }>();
  const content = [
    '사번,성,이름,이메일,부서',
    'F1,홍,길동,refusec1@people.example,일팀',
    `F2,김,하늘,refusec2@people.example,${tree.department.departmentName} > 일팀`,
    'F3,남,궁민,refusec3@people.example,TEAM2',
  ].join('\r\n');
  const { importId } = await sent(by, { name: 'people.csv', content, kind: 'people' });
  await check(by, importId);
  expect((await rowsOf(by, importId)).map(({ mark, issues }) => [mark, issues[0]?.code, issues[0]?.column])).toEqual([
    ['refused', 'MB916', 4],
    ['new', undefined, undefined],
    ['new', undefined, undefined],
  ]);
});
