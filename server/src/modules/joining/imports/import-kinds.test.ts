// Runs on every PostgreSQL: rows of every kind go through their operations.
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { appliedImportOf, checkedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { connectServices } from '../../../testing/invitations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addDepartments, control, runOf } from '../../../testing/operations/runs.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
await connectServices(app);
const path = '/api/v1/imports';

type Administrator = Browser & { readonly personId: string; readonly companyCode: string };

async function company(companyCode: string): Promise<Administrator> {
  const by = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(by, ['SALES', 'CARE']);
  return Object.assign(by, { companyCode });
}

const detailOf = async (by: Browser, importId: string) => (await by.get(`${path}/${importId}`)).json<ImportDetail>();
const rowsOf = async (by: Browser, importId: string) =>
  (await by.post(`${path}/${importId}/rows/search`)).json<List<GridRow>>().items;

/** Finds by a dry run the mark and the codes of each row. */
async function found(by: Administrator, kind: string, lines: readonly string[]) {
  const { importId } = await checkedImportOf(kernel, by, { kind, text: lines.join('\n') });
  return (await rowsOf(by, importId)).map(({ mark, issues }) => [mark, ...issues.map(({ code }) => code)]);
}

/** Applies a file whose every row is to be carried out. */
async function done(by: Administrator, kind: string, lines: readonly string[]) {
  expect([kind, (await found(by, kind, lines)).filter(([mark]) => mark === 'refused')]).toEqual([kind, []]);
  const { importId, runId } = await appliedImportOf(kernel, by, { kind, text: lines.join('\n') });
  const run = await runOf(by, runId ?? '');
  expect([kind, run.state, run.refused, run.failed]).toEqual([kind, 'done', 0, 0]);
  expect((await detailOf(by, importId)).refused).toBe(0);
  return { runId: runId ?? '', run };
}

async function takeBack(by: Administrator, runId: string) {
  const { runId: back } = (await control(by, runId, 'undo')).json<{ runId: string }>();
  await runRows(kernel, { companyCode: by.companyCode, runId: back });
  const run = await runOf(by, back);
  expect([run.state, run.refused, run.failed]).toEqual(['done', 0, 0]);
}

interface Person {
  readonly number: string;
  readonly name: string;
  readonly department: string;
  readonly rank: string | null;
  readonly status: string;
}
async function peopleOf({ companyCode }: Administrator): Promise<Person[]> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<Person>`select employee_number as number, full_name as name, department_code as department,
      job_rank_code as rank, employment_status as status from people where employee_number is not null order by 1`.execute(
      tx,
    ),
  );
  return rows;
}

/** People who are in, with an account, so that employment applies to them. */
async function withPeople(by: Administrator, names: Readonly<Record<string, string>>) {
  const word = by.companyCode.toLowerCase();
  const lines = Object.entries(names).map(([number, name], at) =>
    [number, name, `${'abcdefgh'[at]}${word}@people.example`, 'SALES'].join('\t'),
  );
  await done(by, 'people', ['사번\t성명\t이메일\t소속', ...lines]);
  await inCompany(kernel.db, by.companyCode, (tx) =>
    sql`update people set applied_at = app_now() where applied_at is null`.execute(tx),
  );
}

test('BLK-02 job ranks and titles are created, renamed, skipped and undone', async () => {
  const by = await company('KINDSA');
  for (const [kind, word, list] of [
    ['jobRanks', '직급', 'job-ranks'],
    ['jobTitles', '직책', 'job-titles'],
  ] as const) {
    const head = `코드\t${word}\t영문명`;
    const first = await done(by, kind, [head, 'G1\t사원\tStaff', 'G2\t대리\tAssociate']);
    const again = ['G1\t사원\tStaff', 'G2\t주임\tAssociate', 'G3\t과장\tManager', 'G3\t부장\tHead', '-\t없음\tNone'];
    expect(await found(by, kind, [head, ...again])).toEqual([
      ['left'],
      ['changed'],
      ['new'],
      ['refused', 'MB912'],
      ['refused', 'MB_M_REQUIRED'],
    ]);
    await takeBack(by, first.runId);
    expect((await by.get(`/api/v1/${list}`)).text).not.toContain('사원');
  }
});

test('BLK-02 attributes and places of people are changed; an empty cell keeps a value and a dash clears it', async () => {
  const by = await company('KINDSB');
  await withPeople(by, { K1: '홍길동', K2: '김하늘' });
  await done(by, 'jobRanks', ['코드\t직급\t영문명', 'G1\t사원\tStaff']);
  await done(by, 'changes', ['사번\t성명\t직급\t부서', 'K1\t홍길순\tG1\t', 'K2\t\t사원\tCARE']);
  expect(await peopleOf(by)).toMatchObject([
    { number: 'K1', name: '홍길순', rank: 'G1', department: 'SALES' },
    { number: 'K2', name: '김하늘', rank: 'G1', department: 'CARE' },
  ]);
  const moved = await done(by, 'transfers', ['사번\t부서\t직급', 'K1\tCARE\t-', 'K2\tSALES\t']);
  expect(await peopleOf(by)).toMatchObject([
    { department: 'CARE', rank: null },
    { department: 'SALES', rank: 'G1' },
  ]);
  await takeBack(by, moved.runId);
  expect(await peopleOf(by)).toMatchObject([
    { department: 'SALES', rank: 'G1' },
    { department: 'CARE', rank: 'G1' },
  ]);
  const head = '사번\t아이디\t부서\t직급\t직책';
  const other = await memberBrowser(app, { companyCode: 'KINDSBX', role: 'administrator' });
  await addDepartments(other, ['THEIRS']);
  await other.post('/api/v1/job-ranks', { jobRankCode: 'G9', jobRankName: '사장', englishJobRankName: 'President' });
  await other.post('/api/v1/job-titles', { jobRankCode: 'T9', jobRankName: '장', englishJobRankName: 'Head' });
  expect(
    await found(by, 'transfers', [
      head,
      'K9\t\tSALES\t\t',
      'K1\taother@people.example\tSALES\t\t',
      'K1\tbkindsb\tSALES\t\t',
      'K1\t\tTHEIRS\tG9\tT9',
      'K2\t\tCARE\t\t',
      'K2\t\tSALES\t\t',
    ]),
  ).toEqual([
    ['refused', 'MB913'],
    ['left'],
    ['refused', 'MB914'],
    ['refused', 'MB915', 'MB917', 'MB918'],
    ['left'],
    ['refused', 'MB912'],
  ]);
});

test('BLK-02 STA-01 STA-02 leaves, returns, retirements and reinstatements follow each other, and refused rows are named', async () => {
  const by = await company('KINDSC');
  await withPeople(by, { K1: '홍길동', K2: '김하늘' });
  await done(by, 'leaves', ['사번\t휴직 구분\t휴직 종료일', 'K1\t육아휴직\t2027-06-30']);
  expect((await peopleOf(by)).map(({ status }) => status)).toEqual(['L', 'B']);
  expect(await found(by, 'leaves', ['사번\t휴직 구분\t휴직 종료일', 'K2\t소풍\t2099-02-30', 'K1\t\t'])).toEqual([
    ['refused', 'MB919', 'MB920'],
    ['refused', 'MB704'],
  ]);
  await done(by, 'returns', ['사번\t비고', 'K1\t복귀']);
  expect(await found(by, 'returns', ['사번', 'K2'])).toEqual([['refused', 'MB705']]);
  await done(by, 'retirements', ['사번\t퇴직사유', 'K2\t정년']);
  expect((await peopleOf(by)).map(({ status }) => status)).toEqual(['B', 'R']);
  expect(await found(by, 'retirements', ['사번\t퇴직사유', 'K2\t정년'])).toEqual([['left']]);
  await done(by, 'reinstatements', ['사번', 'K2']);
  expect((await peopleOf(by)).map(({ status }) => status)).toEqual(['B', 'B']);
  expect(await found(by, 'reinstatements', ['사번', 'K2'])).toEqual([['refused', 'MB703']]);
});

test('BLK-02 USR-10 a wrong registration is withdrawn unless it has an account; people are invited by mail', async () => {
  const by = await company('KINDSD');
  await withPeople(by, { K1: '홍길동' });
  await done(by, 'people', ['사번\t성명\t이메일', 'K2\t김하늘\tzkindsd@people.example']);
  expect(await found(by, 'withdrawals', ['사번', 'K1', 'K2'])).toEqual([['refused', 'EMPLOYEE_APPLIED'], ['changed']]);
  await done(by, 'withdrawals', ['사번', 'K2']);
  expect((await peopleOf(by)).map(({ number }) => number)).toEqual(['K1']);
  const mails = ['이메일\t부서\t비고', 'one@outside.example\tSALES\t환영', 'two@outside.example\t\t'];
  expect(await found(by, 'invitations', [...mails, 'two@outside.example\t\t', 'no mail\t\t'])).toEqual([
    ['new'],
    ['new'],
    ['refused', 'MB912'],
    ['refused', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
  ]);
  const invited = await done(by, 'invitations', mails);
  const waiting = async () =>
    (await by.get('/api/v1/invitations')).json<List<{ state: string }>>().items.map(({ state }) => state);
  expect(await waiting()).toEqual(['open', 'open']);
  await takeBack(by, invited.runId);
  expect(await waiting()).toEqual(['revoked', 'revoked']);
});
