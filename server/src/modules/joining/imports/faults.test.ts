// Runs on every PostgreSQL: two runs over the same people.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { runImport, workOn } from '../../../testing/imports/work-on-imports.ts';
import { addDepartments, outcomeOf, runOf } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { company, sent, check, rowsOf, applied, detailOf } = importsOf(app);

const fileOf = (companyCode: string, count: number, department = '') =>
  [
    '사번,성,이름,이메일,부서',
    ...Array.from({ length: count }, (_, n) => {
      const of = `${companyCode.toLowerCase()}${n}`;
      return `${of},홍,길동,${of}@people.example,${department}`;
    }),
  ].join('\r\n');

async function checked(by: ImportingBrowser, content: string, kind = 'people') {
  const { importId } = await sent(by, { name: 'file.csv', content, kind });
  return { importId, found: await check(by, importId) };
}

async function runOfApplication(by: ImportingBrowser, importId: string) {
  const answer = await by.post(`/api/v1/imports/${importId}/application`, { rows: 'valid' });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ runId: string }>().runId;
}

async function registered(companyCode: string) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from people where employee_number is not null`.execute(tx),
  );
  return rows[0]?.count;
}

test('BLK-04 MEM-01 an owner who loses the role after the dry run or during the run has no further rows applied', async () => {
  const by = await company('FAULTA');
  const { importId } = await checked(by, fileOf('FAULTA', 3));
  const runId = await runOfApplication(by, importId);
  await workOn(kernel, 'fill-import-run', { ...by, importId });
  await inCompany(kernel.db, 'FAULTA', (tx) =>
    sql`update memberships set role = 'employee' where person_id = ${by.personId}`.execute(tx),
  );
  await runImport(kernel, { ...by, importId, runId });
  expect(await registered('FAULTA')).toBe(0);
  expect(outcomeOf(await by.post(`/api/v1/imports/${importId}/application`, { rows: 'valid' }))).toBe('403 CO401');
  const colleague = await company('FAULTA');
  expect(await runOf(colleague, runId)).toMatchObject({ done: 0 });
  expect(await detailOf(colleague, importId)).toMatchObject({ state: 'applied', isOwn: false, can: [] });
});

test('BLK-04 two imports of the same people at once register each person once, and report the reason for the others', async () => {
  const by = await company('FAULTB');
  const content = fileOf('FAULTB', 60);
  const [one, two] = [await checked(by, content), await checked(by, content)];
  expect([one.found.new, two.found.new]).toEqual([60, 60]);
  const runs = [await runOfApplication(by, one.importId), await runOfApplication(by, two.importId)];
  await Promise.all(
    [one, two].map(({ importId }, at) => runImport(kernel, { ...by, importId, runId: runs[at] ?? '' })),
  );
  const reports = await Promise.all(runs.map((runId) => runOf(by, runId)));
  expect(reports.reduce((sum, { done }) => sum + done, 0)).toBe(60);
  expect(reports.reduce((sum, { refused }) => sum + refused, 0)).toBe(60);
  expect(await registered('FAULTB')).toBe(60);
});

test('BLK-03 a department or person changed after the dry run refuses only its own row', async () => {
  const by = await company('FAULTC');
  await addDepartments(by, ['SALES', 'LABS']);
  const first = await checked(by, `${fileOf('FAULTC', 2, 'SALES')}\r\nOTHER,김,하늘,faultcother@people.example,LABS`);
  expect(outcomeOf(await by.delete('/api/v1/departments/LABS'))).toBe('200');
  const runId = await applied(by, first.importId);
  expect(await runOf(by, runId ?? '')).toMatchObject({ done: 2, refused: 1 });
  await inCompany(kernel.db, 'FAULTC', (tx) => sql`update people set applied_at = app_now()`.execute(tx));
  const changes = ['사번,표시 이름', 'faultc0,처음', 'faultc1,둘째'].join('\r\n');
  const second = await sent(by, { name: 'c.csv', content: changes, kind: 'changes' });
  const columns = ['employeeNumber', 'displayName'];
  await by.put(`/api/v1/imports/${second.importId}/columns`, { kind: 'changes', columns });
  expect(await check(by, second.importId)).toMatchObject({ changed: 2, refused: 0 });
  await inCompany(kernel.db, 'FAULTC', (tx) =>
    sql`update people set display_name = '남이 고침' where employee_number = 'faultc0'`.execute(tx),
  );
  const run = await runOf(by, (await applied(by, second.importId)) ?? '');
  expect(run).toMatchObject({ done: 1, refused: 1 });
  const { rows } = await inCompany(kernel.db, 'FAULTC', (tx) =>
    sql<{
      name: string;
    }>`select display_name as name from people where employee_number like 'faultc%' order by employee_number`.execute(
      tx,
    ),
  );
  expect(rows.map(({ name }) => name)).toEqual(['남이 고침', '둘째']);
});

test('MEM-01 codes and people of another company are unknown in every column of every kind', async () => {
  const theirs = await company('FAULTD');
  await addDepartments(theirs, ['SECRET']);
  await theirs.post('/api/v1/job-ranks', { jobRankCode: 'SECRETR', jobRankName: '비밀', englishJobRankName: 'Secret' });
  await theirs.post('/api/v1/job-titles', {
    jobRankCode: 'SECRETT',
    jobRankName: '비밀',
    englishJobRankName: 'Secret',
  });
  await applied(theirs, (await checked(theirs, fileOf('FAULTD', 1))).importId);
  const by = await company('FAULTE');
  const place = '사번,성,이름,이메일,부서,직급,직책';
  const mine = await checked(
    by,
    [
      place,
      'E1,홍,길동,faulte1@people.example,SECRET,,',
      'E2,홍,길동,faulte2@people.example,,SECRETR,',
      'E3,홍,길동,faulte3@people.example,,,SECRETT',
    ].join('\r\n'),
  );
  const codes = (await rowsOf(by, mine.importId)).map(({ mark, issues }) => [mark, issues[0]?.code]);
  expect(codes).toEqual([
    ['refused', 'MB915'],
    ['refused', 'MB917'],
    ['refused', 'MB918'],
  ]);
  for (const kind of ['changes', 'transfers', 'leaves', 'returns', 'retirements', 'withdrawals', 'passwords']) {
    for (const content of ['사번\r\nfaultd0', '아이디\r\nfaultd0']) {
      const { importId, found } = await checked(by, content, kind);
      expect([kind, found.refused, (await rowsOf(by, importId))[0]?.issues[0]?.code]).toEqual([kind, 1, 'MB913']);
    }
  }
  const under = await checked(by, '부서코드,부서명,상위부서\r\nMINE1,우리팀,SECRET', 'departments');
  expect((await rowsOf(by, under.importId))[0]?.issues[0]?.code).toBe('MB915');
  expect(await registered('FAULTE')).toBe(0);
});

test('BLK-03 BLK-10 phones get their lost zero back, and a number turned into a date is refused', async () => {
  const by = await company('FAULTF');
  const content = [
    '사번,성,이름,이메일,휴대폰',
    'Z1,홍,길동,faultf1@people.example,1055550001',
    'Z2,김,하늘,faultf2@people.example,010.5555.0002',
  ].join('\r\n');
  const { importId, found } = await checked(by, content);
  expect([found.refused, (await rowsOf(by, importId)).flatMap(({ issues }) => issues)]).toEqual([0, []]);
  await applied(by, importId);
  await inCompany(kernel.db, 'FAULTF', (tx) => sql`update people set applied_at = app_now()`.execute(tx));
  const again = await checked(by, content);
  expect(again.found).toMatchObject({ left: 2, refused: 0 });
  const leaves = await checked(by, '사번,휴직 시작일\r\nZ1,46023\r\nZ2,2026.2.30', 'leaves');
  expect((await rowsOf(by, leaves.importId)).map(({ issues }) => issues[0]?.code)).toEqual(['MB920', 'MB920']);
});
