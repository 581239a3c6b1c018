// Runs on every PostgreSQL: row locks and attempts of workers.
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addDepartments, control, outcomeOf, runOf } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { imports } from './index.ts';

// No worker runs: each test says what a worker does, and when it is killed.
const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/imports';
const language = 'ko' as const;

async function attemptOf(companyCode: string, importId: string): Promise<number> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ attempt: number }>`select attempt from imports where import_id = ${importId}`.execute(tx),
  );
  return rows[0]?.attempt ?? 0;
}

type Task = 'read-import-rows' | 'check-import-rows' | 'fill-import-run';
async function work(task: Task, companyCode: string, importId: string): Promise<void> {
  const attempt = await attemptOf(companyCode, importId);
  await imports.longTasks?.(kernel)[task]?.({ companyCode, importId, attempt, language });
}

const detailOf = async (by: Browser, importId: string) => (await by.get(`${path}/${importId}`)).json<ImportDetail>();
const rowsOf = async (by: Browser, importId: string, body: object = {}) =>
  (await by.post(`${path}/${importId}/rows/search`, body)).json<List<GridRow>>().items;

async function pasted(by: Browser, companyCode: string, text: string, kind = '') {
  const answer = await by.post(`${path}/paste`, { text, kind });
  expect(answer.status, answer.text).toBe(200);
  const { importId } = answer.json<{ importId: string }>();
  await work('read-import-rows', companyCode, importId);
  return { importId, detail: await detailOf(by, importId) };
}

async function checked(by: Browser, companyCode: string, importId: string) {
  expect(outcomeOf(await by.post(`${path}/${importId}/check`))).toBe('200');
  await work('check-import-rows', companyCode, importId);
  return detailOf(by, importId);
}

async function applied(by: Browser, companyCode: string, importId: string, body: object = { rows: 'valid' }) {
  const answer = await by.post(`${path}/${importId}/application`, body);
  expect(answer.status, answer.text).toBe(200);
  const { runId } = answer.json<{ runId: string }>();
  await work('fill-import-run', companyCode, importId);
  await runRows(kernel, { companyCode, runId });
  await imports.tasks?.(kernel)['end-file-run']?.({ companyCode, runId });
  return runId;
}

/** The same four people of a company, whose IDs are their own. */
const peopleIn = (companyCode: string) =>
  peopleText.replaceAll('@people', `of${companyCode.slice(-1).toLowerCase()}@people`);

const peopleText = [
  '사번\t성명\t이메일\t휴대폰\t소속',
  '00101\t홍길동\thong@people.example\t01012345678\tSALES',
  '00102\t김하늘\tkim@people.example\t1023456789\t신규사업팀',
  '00103\t남궁민\tbad mail\t010-3456-7890\tSALES',
  '00101\t홍길순\thong2@people.example\t010-4567-8901\tSALES',
].join('\n');

async function company(companyCode: string) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(administrator, ['SALES']);
  return administrator;
}

async function peopleOf(companyCode: string) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ number: string; name: string; department: string }>`select employee_number as number, full_name as name,
      department_code as department from people where employee_number is not null order by 1`.execute(tx),
  );
  return rows;
}

test('BLK-02 BLK-03 BLK-09 BLK-10 pasted people are tried, corrected, applied with the missing department, and undone', async () => {
  const by = await company('IMPORT1');
  const { importId, detail } = await pasted(by, 'IMPORT1', peopleIn('IMPORT1'));
  expect(detail).toMatchObject({
    state: 'read',
    kind: 'people',
    total: 4,
    missingColumns: [],
    leaving: 'returnOrQuit',
  });
  expect(detail.columns.map(({ column }) => column)).toEqual([
    'employeeNumber',
    'fullName',
    'externalMail',
    'mobile',
    'departmentCode',
  ]);
  const first = await checked(by, 'IMPORT1', importId);
  expect(first).toMatchObject({ state: 'checked', new: 1, refused: 3 });
  const rows = await rowsOf(by, importId);
  expect(rows.map(({ mark, issues }) => [mark, issues[0]?.code, issues[0]?.column])).toEqual([
    ['new', undefined, undefined],
    ['refused', 'MB915', 4],
    ['refused', expect.any(String), 2],
    ['refused', expect.any(String), expect.anything()],
  ]);
  // Nothing but the import is written.
  expect(await peopleOf('IMPORT1')).toEqual([]);
  expect(first.missingDepartments).toMatchObject([{ name: '신규사업팀', rows: 1, isMade: false }]);
  const corrected = await by.post(`${path}/${importId}/cells`, {
    cells: [
      { line: 4, column: 2, value: 'nam@people.example' },
      { line: 5, column: 0, value: '00104' },
    ],
  });
  expect(corrected.status, corrected.text).toBe(200);
  const departmentCode = first.missingDepartments[0]?.departmentCode ?? '';
  const made = { name: '신규사업팀', departmentCode, departmentName: '신규사업팀', parentDepartmentCode: 'TOP' };
  expect(outcomeOf(await by.put(`${path}/${importId}/departments`, { departments: [made] }))).toBe('200');
  await work('check-import-rows', 'IMPORT1', importId);
  const found = await rowsOf(by, importId);
  expect(found.flatMap(({ issues }) => issues)).toEqual([]);
  const runId = await applied(by, 'IMPORT1', importId);
  expect(await runOf(by, runId)).toMatchObject({ state: 'done', kind: 'importRows', total: 5, done: 5 });
  expect(await detailOf(by, importId)).toMatchObject({ state: 'applied', leaving: null });
  expect(await peopleOf('IMPORT1')).toEqual([
    { number: '00101', name: '홍길동', department: 'SALES' },
    { number: '00102', name: '김하늘', department: departmentCode },
    { number: '00103', name: '남궁민', department: 'SALES' },
    { number: '00104', name: '홍길순', department: 'SALES' },
  ]);
  const back = (await control(by, runId, 'undo')).json<{ runId: string }>();
  await runRows(kernel, { companyCode: 'IMPORT1', runId: back.runId });
  expect(await runOf(by, back.runId)).toMatchObject({ state: 'done', done: 5, refused: 0 });
  expect(await peopleOf('IMPORT1')).toEqual([]);
  expect((await by.get(`/api/v1/departments/${departmentCode}`)).status).toBe(404);
});

test('BLK-03 BLK-05 BLK-07 an applied file is marked so with nothing left to do, and one refused row stops the whole file', async () => {
  const by = await company('IMPORT2');
  const text = peopleIn('IMPORT2').split('\n').slice(0, 2).join('\n');
  const { importId } = await pasted(by, 'IMPORT2', text);
  await checked(by, 'IMPORT2', importId);
  await applied(by, 'IMPORT2', importId);
  const again = await pasted(by, 'IMPORT2', text);
  expect(again.detail.importedBefore).toMatchObject({ importId });
  expect(await checked(by, 'IMPORT2', again.importId)).toMatchObject({ new: 0, changed: 0, left: 1, refused: 0 });
  const nothing = await by.post(`${path}/${again.importId}/application`, { rows: 'valid' });
  expect(outcomeOf(nothing)).toBe('409 MB923');
  expect(outcomeOf(await by.delete(`${path}/${again.importId}`))).toBe('200');
  expect(outcomeOf(await by.get(`${path}/${again.importId}`))).toBe('404 CO404');
  const bad = await pasted(by, 'IMPORT2', peopleIn('IMPORT2B').replaceAll('0010', '0020'));
  await checked(by, 'IMPORT2', bad.importId);
  expect(outcomeOf(await by.post(`${path}/${bad.importId}/application`, { rows: 'all' }))).toBe('409 MB922');
  expect(outcomeOf(await by.delete(`${path}/${importId}`))).toBe('409 MB924');
});

test('BLK-02 parents and departments of one file can be in any order, and a department under itself is refused', async () => {
  const by = await company('IMPORT3');
  const text = [
    '부서코드,부서명,영문부서명,상위부서',
    'TEAM2,이팀,Team two,DIV1',
    'DIV1,본부,Division,',
    'RING1,고리1,Ring one,RING2',
    'RING2,고리2,Ring two,RING1',
  ].join('\n');
  const { importId, detail } = await pasted(by, 'IMPORT3', text);
  expect(detail).toMatchObject({ kind: 'departments', total: 4 });
  expect(await checked(by, 'IMPORT3', importId)).toMatchObject({
    new: 2,
    refused: 2,
    codes: [{ code: 'MB921', count: 2 }],
  });
  const runId = await applied(by, 'IMPORT3', importId);
  expect(await runOf(by, runId)).toMatchObject({ done: 2, refused: 0 });
  const team = (await by.get('/api/v1/departments/TEAM2')).json<{ department: { parentDepartmentCode: string } }>();
  expect(team.department.parentDepartmentCode).toBe('DIV1');
});

test('API-08 a file is accepted in the form the client sends, and any other form is refused', async () => {
  const by = await company('IMPORT4');
  const boundary = 'x-boundary';
  const part = (name: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="명부.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  const send = (payload: string, type = `multipart/form-data; boundary=${boundary}`) =>
    by.send({ method: 'POST', url: `${path}/file`, headers: { 'content-type': type }, payload });
  const sent = await send(part('file', '사번,성명,이메일\r\n00301,홍길동,hong3@people.example'));
  expect(sent.status, sent.text).toBe(200);
  const { importId } = sent.json<{ importId: string }>();
  await work('read-import-rows', 'IMPORT4', importId);
  expect(await detailOf(by, importId)).toMatchObject({ fileName: '명부.csv', source: 'file', format: 'csv', total: 1 });
  expect(outcomeOf(await send(part('other', 'x')))).toBe('400 MB927');
  expect(outcomeOf(await send('nothing'))).toBe('400 MB927');
  const employee = await memberBrowser(app, { companyCode: 'IMPORT4', role: 'employee' });
  expect(outcomeOf(await employee.post(`${path}/paste`, { text: 'x' }))).toBe('403 CO401');
});

test('MEM-01 another company does not find an import; another administrator of the company can only read it', async () => {
  const by = await company('IMPORT5');
  const { importId } = await pasted(by, 'IMPORT5', peopleIn('IMPORT5'));
  const stranger = await memberBrowser(app, { companyCode: 'IMPORT5X', role: 'administrator' });
  const colleague = await memberBrowser(app, { companyCode: 'IMPORT5', role: 'administrator' });
  for (const [who, refusal] of [
    [stranger, '404 CO404'],
    [colleague, '403 MB925'],
  ] as const) {
    expect(outcomeOf(await who.post(`${path}/${importId}/check`))).toBe(refusal);
    expect(outcomeOf(await who.delete(`${path}/${importId}`))).toBe(refusal);
    expect(outcomeOf(await who.post(`${path}/${importId}/application`, { rows: 'valid' }))).toBe(refusal);
    expect(outcomeOf(await who.post(`${path}/${importId}/faults/file`, { reason: '확인' }))).toBe(refusal);
    expect(outcomeOf(await who.post(`${path}/${importId}/passwords`))).toBe(refusal);
  }
  expect(await detailOf(colleague, importId)).toMatchObject({ isOwn: false, can: [] });
  expect((await stranger.get(path)).json<List<unknown>>().items).toEqual([]);
});

test('USR-10 letters are sent on the opening day, and initial passwords are printed once', async () => {
  const by = await company('IMPORT6');
  const text = peopleIn('IMPORT6').split('\n').slice(0, 2).join('\n');
  const { importId } = await pasted(by, 'IMPORT6', text);
  expect((await checked(by, 'IMPORT6', importId)).letters).toMatchObject({ people: 1, days: 1 });
  const on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const early = await by.post(`${path}/${importId}/application`, {
    rows: 'valid',
    letIn: { way: 'onDay', on: '2020-01-01' },
  });
  expect(outcomeOf(early)).toBe('400 MB929');
  await applied(by, 'IMPORT6', importId, { rows: 'valid', letIn: { way: 'onDay', on } });
  const letters = await inCompany(kernel.db, 'IMPORT6', (tx) =>
    sql<{ runId: string }>`select letters_run_id as "runId" from imports where import_id = ${importId}`.execute(tx),
  );
  const run = { companyCode: 'IMPORT6', runId: letters.rows[0]?.runId ?? '' };
  await imports.longTasks?.(kernel)['fill-import-letters']?.({ ...run, importId });
  await runRows(kernel, run);
  expect(await runOf(by, run.runId)).toMatchObject({ state: 'done', kind: 'sendLetters', done: 1, refused: 0 });
  const plans = await inCompany(kernel.db, 'IMPORT6', (tx) =>
    sql<{ on: string }>`select due_on::text as on from plans where state = 'waiting'`.execute(tx),
  );
  expect(plans.rows).toEqual([{ on }]);
  const passwords = await pasted(by, 'IMPORT6', '사번\n00101', 'passwords');
  expect(await checked(by, 'IMPORT6', passwords.importId)).toMatchObject({ changed: 1, refused: 0 });
  const answer = await by.post(`${path}/${passwords.importId}/application`, { rows: 'valid' });
  expect(answer.json<{ runId: string | null }>()).toEqual({ runId: null });
  const printed = await by.post(`${path}/${passwords.importId}/passwords`);
  expect(printed.json()).toMatchObject({
    items: [{ line: 2, loginId: expect.stringContaining('hong') }],
    left: [],
    next: null,
  });
});

test('BLK-04 a reading, a dry run and a filling restart if their worker is killed, and nothing is applied twice', async () => {
  const by = await company('IMPORT7');
  const lines = Array.from({ length: 1_200 }, (_, at) => `K${at}\t홍길동\tmember${at}@people.example\tSALES`);
  const { importId } = await pasted(by, 'IMPORT7', ['사번\t성명\t이메일\t소속', ...lines].join('\n'));
  await work('read-import-rows', 'IMPORT7', importId);
  expect(outcomeOf(await by.post(`${path}/${importId}/check`))).toBe('200');
  await Promise.allSettled([
    work('check-import-rows', 'IMPORT7', importId),
    work('check-import-rows', 'IMPORT7', importId),
  ]);
  if ((await detailOf(by, importId)).state === 'checking') await work('check-import-rows', 'IMPORT7', importId);
  expect(await detailOf(by, importId)).toMatchObject({ state: 'checked', total: 1_200, new: 1_200, refused: 0 });
  const answer = await by.post(`${path}/${importId}/application`, { rows: 'valid' });
  const { runId } = answer.json<{ runId: string }>();
  await work('fill-import-run', 'IMPORT7', importId);
  await work('fill-import-run', 'IMPORT7', importId);
  const run = { companyCode: 'IMPORT7', runId };
  await Promise.all([runRows(kernel, run), runRows(kernel, run)]);
  expect(await runOf(by, runId)).toMatchObject({ state: 'done', total: 1_200, done: 1_200 });
  expect(await peopleOf('IMPORT7')).toHaveLength(1_200);
});

test('BLK-09 a row without an ID does not match a colleague’s similar ID, and is the same person when repeated', async () => {
  const by = await company('IMPORTID');
  const head = '성명\t이메일\t휴대폰\t소속';
  const first = await pasted(by, 'IMPORTID', `${head}\n윤마루\tmaru.y@people.example\t01022223333\tSALES`);
  await checked(by, 'IMPORTID', first.importId);
  await applied(by, 'IMPORTID', first.importId);
  const row = (name: string, mail: string) => `${head}\n${name}\t${mail}\t01044445555\tSALES`;
  const other = await pasted(by, 'IMPORTID', row('김신입', 'maru.y@outside.example'));
  await checked(by, 'IMPORTID', other.importId);
  expect(await rowsOf(by, other.importId)).toMatchObject([{ mark: 'refused' }]);
  const again = await pasted(by, 'IMPORTID', `${head}\n윤마루\tmaru.y@people.example\t01022223333\tSALES`);
  await checked(by, 'IMPORTID', again.importId);
  expect(await rowsOf(by, again.importId)).toMatchObject([{ mark: 'left' }]);
});
