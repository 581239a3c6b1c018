import { languages, type Language } from '@madang/contract/kernel/languages.ts';
import { employeeActKinds, isPlannable, type EmployeeAct } from '@madang/contract/people/selections/acts.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { addRows, openRun, portionSize, sealForCheck } from '../../../kernel/operations/stored/runs/open-run.ts';
import { readTable } from '../../../kernel/tables/read-table.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { actOn, addDepartments, confirmAndRun, control, outcomeOf } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const fileOf = (by: Awaited<ReturnType<typeof memberBrowser>>, runId: string, body: object = { reason: '감사 자료' }) =>
  by.post(`/api/v1/runs/${runId}/file`, body);
const linesOf = (text: string) =>
  text
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));

test('BLK-06 MEM-07 the result of a run is a file with input, code and message of each row, and requires a reason', async () => {
  const companyCode = 'RUNFILE1';
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(administrator, ['SALES']);
  const people = [];
  for (let n = 0; n < 2; n += 1) people.push((await addMember(kernel.db, { companyCode, role: 'employee' })).personId);
  const runId = await actOn(administrator, {
    personIds: people,
    act: { kind: 'moveEmployees', departmentCode: 'SALES' },
  });
  expect(outcomeOf(await fileOf(administrator, runId, {}))).toBe('400 MB_M_REQUIRED');
  expect(outcomeOf(await fileOf(administrator, runId, { reason: ' ' }))).toMatch(/^400/);
  const stranger = await memberBrowser(app, { companyCode: 'RUNFILE1X', role: 'administrator' });
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const other of [stranger, colleague]) expect(outcomeOf(await fileOf(other, runId))).toBe('404 CO404');
  await checkRun(kernel, { companyCode, runId });
  await control(administrator, runId, 'confirmation');
  await runRows(kernel, { companyCode, runId });
  const answer = await fileOf(administrator, runId);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  const [head, ...rows] = linesOf(answer.text);
  expect(head).toEqual(['Row', 'Item', 'Item ID', 'Department code', 'Result', 'Code', 'Reason']);
  expect(rows).toEqual(people.map((personId, n) => [`${n + 1}`, 'Baek Sol', personId, 'SALES', 'Completed', '', '']));
  const book = await fileOf(administrator, runId, { reason: '감사 자료', format: 'xlsx' });
  expect(book.headers['content-disposition']).toContain('.xlsx');
  await using table = await readTable([book.bytes]);
  const cells: (readonly string[])[] = [];
  for await (const row of table.rows) cells.push(row.cells);
  expect([table.header, ...cells]).toEqual([head, ...rows]);
  const records = await inCompany(kernel.db, companyCode, (tx) =>
    sql<object>`select actor_id as "actorId", target_id as "runId", fields from audit_log where operation = 'download-run'`.execute(
      tx,
    ),
  );
  expect(records.rows).toEqual([
    { actorId: administrator.personId, runId, fields: ['감사 자료'] },
    { actorId: administrator.personId, runId, fields: ['감사 자료'] },
  ]);
  const korean = app.browser({ language: 'ko' });
  for (const [name, value] of administrator.cookies) korean.cookies.set(name, value);
  const [koreanHead, first] = linesOf((await fileOf(Object.assign(korean, { personId: '' }), runId)).text);
  expect([koreanHead?.[0], first?.[4]]).toEqual(['행', '완료']);
});

test('BLK-06 the file of a run contains no formula, and gives reasons in the reader’s language', async () => {
  const companyCode = 'RUNFILE2';
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const principal = { kind: 'person', companyCode, personId: administrator.personId } as const;
  const request = { id: administrator.personId, address: '' };
  const department = (departmentCode: string) => ({
    departmentCode,
    departmentName: '=1+"2"',
    englishDepartmentName: 'Sales',
    language: 'ko',
    parentDepartmentCode: 'NONE',
  });
  const filled = (count: number) =>
    inCompany(kernel.db, companyCode, async (tx) => {
      const shown = { kind: 'moveEmployees', origin: 'file' } as const;
      const run = await openRun(kernel, tx, { principal, request }, 'create-department', shown);
      for (let from = 0; from < count; from += portionSize) {
        const length = Math.min(portionSize, count - from);
        const inputs = Array.from({ length }, (_, n) => department(`ROOM${from + n}`));
        await addRows(kernel, tx, run, inputs);
      }
      await sealForCheck(tx, run);
      return run;
    });
  const long = await fileOf(administrator, (await filled(2 * portionSize + 5)).runId);
  const lines = long.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2 * portionSize + 6);
  expect(lines[1]).toContain(`"'=1+""2`);
  expect(lines.at(-1)).toContain(`"ROOM${2 * portionSize + 4}"`);
  const run = await filled(1);
  await checkRun(kernel, run);
  const [, row] = linesOf((await fileOf(administrator, run.runId)).text);
  const sentence = kernel.translator.errorText('en', 'DEPARTMENT_PARENT', {}, 'parentDepartmentCode');
  expect(row?.slice(-3)).toEqual(['Not run', 'DEPARTMENT_PARENT', sentence.replaceAll('"', '""')]);
});

const until = '2099-01-31';
const acts: Readonly<Record<EmployeeAct['kind'], EmployeeAct>> = {
  moveEmployees: { kind: 'moveEmployees', departmentCode: 'SALES' },
  setJobRank: { kind: 'setJobRank', jobRankCode: 'SENIOR' },
  setJobTitle: { kind: 'setJobTitle', jobTitleCode: 'LEAD' },
  retireEmployees: { kind: 'retireEmployees', reason: 'personal', note: '이직' },
  suspendEmployees: { kind: 'suspendEmployees', reason: 'lostDevice', note: '분실', until: `${until}T00:00:00.000Z` },
  reinstateEmployees: { kind: 'reinstateEmployees', note: '재입사' },
  putEmployeesOnLeave: { kind: 'putEmployeesOnLeave', leaveKind: 'childcare', note: '출산', until },
  returnEmployees: { kind: 'returnEmployees', note: '복귀' },
  grantEmblem: { kind: 'grantEmblem', emblemId: '00000000-0000-4000-8000-000000000001' },
  takeBackEmblem: { kind: 'takeBackEmblem', emblemId: '00000000-0000-4000-8000-000000000001' },
};

/** A company with a person to act on, and the file of an act as its lines in a language. */
async function filesOf(companyCode: string) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(administrator, ['SALES']);
  const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into emblems (company_code, emblem_id, name, image_id)
      values (${companyCode}, '00000000-0000-4000-8000-000000000001', '안전', new_id())`.execute(tx),
  );
  const open = async (act: EmployeeAct, day: object = {}) => {
    const runId = await actOn(administrator, { personIds: [personId], act, ...day });
    await checkRun(kernel, { companyCode, runId });
    return runId;
  };
  const inLanguage = async (runId: string, language: Language) => {
    const browser = app.browser({ language });
    for (const [name, value] of administrator.cookies) browser.cookies.set(name, value);
    return linesOf((await fileOf(Object.assign(browser, { personId: '' }), runId)).text);
  };
  return { companyCode, administrator, personId, open, inLanguage };
}

const eastAsian: ReadonlySet<Language> = new Set(['ko', 'ja', 'zh', 'tw']);
const onDay = { on: '2026-12-20', note: '인사 발령' };

test('USR-10 BLK-06 the file of every action on a selection has one translated, unique heading per column', async () => {
  const { open, inLanguage } = await filesOf('RUNFILE3');
  for (const kind of employeeActKinds) {
    for (const day of isPlannable(kind) ? [{}, onDay] : [{}]) {
      const runId = await open(acts[kind], day);
      for (const language of languages) {
        const [head = [], row = []] = await inLanguage(runId, language);
        const about = `${kind} ${language} ${head.join(' | ')}`;
        expect(new Set(head).size, about).toBe(head.length);
        expect(
          head.filter((each) => /[a-z][A-Z]|step|onlyIf/.test(each)),
          about,
        ).toEqual([]);
        if (eastAsian.has(language))
          expect(
            head.filter((each) => /^[\x20-\x7e]*$/.test(each)),
            about,
          ).toEqual([]);
        const codes = ['now', 'proposed', 'personal', 'lostDevice', 'childcare', 'retire-person', 'put-on-leave'];
        expect(
          row.filter((each) => codes.includes(each)),
          about,
        ).toEqual([]);
      }
    }
  }
});

test('USR-10 BLK-06 the file of a retirement names its reason, and of a planned one its day and its obstacles', async () => {
  const { companyCode, administrator, personId, open, inLanguage } = await filesOf('RUNFILE4');
  const [head, row] = await inLanguage(await open(acts.retireEmployees), 'en');
  expect(Object.fromEntries((head ?? []).map((each, n) => [each, row?.[n]]))).toEqual({
    Row: '1',
    Item: 'Baek Sol',
    'Item ID': personId,
    'Reason for retirement': 'Personal reasons',
    Note: '이직',
    When: 'Immediately',
    Handover: 'As proposed',
    Result: 'Not run',
    Code: '',
    Reason: '',
  });
  // A member in service cannot be reinstated.
  const runId = await open(acts.reinstateEmployees, onDay);
  await confirmAndRun(app, administrator, { companyCode, runId });
  const [plannedHead, planned] = await inLanguage(runId, 'ko');
  const sentence = kernel.translator.errorText('ko', 'MB703', {});
  expect(plannedHead).toEqual([
    '행',
    '대상',
    '대상 ID',
    '예약한 변경',
    '메모',
    '적용 예정일',
    '예약 메모',
    '결과',
    '코드',
    '사유',
  ]);
  expect(planned?.slice(3)).toEqual([
    '구성원 복직',
    '재입사',
    onDay.on,
    onDay.note,
    '예약됨',
    '',
    `오늘 기준: ${sentence}`,
  ]);
});

test('BLK-09 BLK-06 the file of an undo names the restored place and the expected one', async () => {
  const { companyCode, administrator, personId, open, inLanguage } = await filesOf('RUNFILE5');
  const runId = await open(acts.moveEmployees);
  await confirmAndRun(app, administrator, { companyCode, runId });
  const undo = (await control(administrator, runId, 'undo')).json<{ runId: string }>();
  await runRows(kernel, { companyCode, runId: undo.runId });
  const [head, row] = await inLanguage(undo.runId, 'en');
  const given = head?.indexOf('Department code') ?? -1;
  const expected = head?.indexOf('Department code before the change') ?? -1;
  expect([head?.length, row?.[2], row?.[given], row?.[expected], row?.at(-3)]).toEqual([
    8,
    personId,
    'TOP',
    'SALES',
    'Completed',
  ]);
});
