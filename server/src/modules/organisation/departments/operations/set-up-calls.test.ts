import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { administratorOf, auditRows, departmentCodes, setSetUpState } from '../../../../testing/organisation.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const prefix = '/employee/memberadmin/rest/v2/comp/dept';
const body = (deptCd: string, more: object = {}) => ({ deptCd, deptNm: '영업팀', enDeptNm: 'Sales', ...more });

function rowOf(companyCode: string, code: string) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('departments')
      .select(['name', 'english_name', 'upper_department_code', 'sort_order', 'language'])
      .where('company_code', '=', companyCode)
      .where('department_code', '=', code)
      .executeTakeFirst(),
  );
}

test('WIZ-06 API-01 the wizard’s call creates a department under TOP, its code in capitals, and deletes it', async () => {
  const browser = await administratorOf(app, 'DEPT1');
  const whole = {
    compCd: 'DEPT1',
    deptCd: 'sales01',
    deptNm: '영업팀',
    enDeptNm: 'Sales Team 1',
    uprDeptCd: 'TOP',
    uprDeptNm: '한빛상사',
    enUprDeptNm: 'Hanbit',
    alignNo: 1,
    lowDeptExistYn: 'F',
    orgLvl: 1,
    prefLangCd: 'KO',
    members: [],
  };
  expect((await browser.post(`${prefix}/create`, whole)).json()).toEqual({ result: 'success' });
  expect(await rowOf('DEPT1', 'SALES01')).toEqual({
    name: '영업팀',
    english_name: 'Sales Team 1',
    upper_department_code: 'TOP',
    sort_order: 1,
    language: 'ko',
  });
  const actor = { actor_id: browser.personId, target_kind: 'department', target_id: 'SALES01' };
  expect(await auditRows(app, 'DEPT1', 'create-department')).toEqual([actor]);
  const gone = await browser.post(`${prefix}/delete`, { compCd: 'DEPT1', deptCd: 'sales01', uprDeptCd: 'TOP' });
  expect(gone.json()).toEqual({ result: 'success' });
  expect(await rowOf('DEPT1', 'SALES01')).toBeUndefined();
  expect(await auditRows(app, 'DEPT1', 'delete-department')).toEqual([actor]);
});

test('WIZ-06 a department with omitted values is under TOP at place 1', async () => {
  const browser = await administratorOf(app, 'DEPT2');
  expect((await browser.post(`${prefix}/create`, body('PLAN'))).status).toBe(200);
  expect(await rowOf('DEPT2', 'PLAN')).toMatchObject({ upper_department_code: 'TOP', sort_order: 1, language: 'ko' });
});

test.each([
  [{ deptCd: '' }, 'deptCd', 'MB_M_REQUIRED'],
  [{ deptCd: ' SALES' }, 'deptCd', 'MB_M_LEADING_SPACE'],
  [{ deptCd: 'SA LES' }, 'deptCd', 'MB_M_NO_SPACES'],
  [{ deptCd: '영업부서' }, 'deptCd', 'MB_M_ALPHANUMERIC'],
  [{ deptCd: 'SALES-1' }, 'deptCd', 'MB_M_ALPHANUMERIC'],
  [{ deptCd: 'ABC' }, 'deptCd', 'DEPARTMENT_CODE_LENGTH'],
  [{ deptCd: 'A'.repeat(21) }, 'deptCd', 'DEPARTMENT_CODE_LENGTH'],
  [{ deptNm: '' }, 'deptNm', 'MB_M_REQUIRED'],
  [{ deptNm: ' 영업' }, 'deptNm', 'MB_M_LEADING_SPACE'],
  [{ deptNm: '가'.repeat(31) }, 'deptNm', 'MB_M_MAX_LENGTH'],
  [{ enDeptNm: '' }, 'enDeptNm', 'MB_M_REQUIRED'],
  [{ enDeptNm: ' Sales' }, 'enDeptNm', 'MB_M_LEADING_SPACE'],
  [{ enDeptNm: 'Sales & Co' }, 'enDeptNm', 'MB_M_ENGLISH_WORDS'],
  [{ enDeptNm: 'x'.repeat(31) }, 'enDeptNm', 'MB_M_MAX_LENGTH'],
  [{ uprDeptCd: 'NOWHERE' }, 'uprDeptCd', 'DEPARTMENT_PARENT'],
  [{ uprDeptCd: 'SALES' }, 'uprDeptCd', 'DEPARTMENT_PARENT'],
  [{ uprDeptCd: '..' }, 'uprDeptCd', 'DEPARTMENT_PARENT'],
  [{ alignNo: 0 }, 'alignNo', 'CO400'],
  [{ lowDeptExistYn: 'T' }, 'lowDeptExistYn', 'CO400'],
  [{ prefLangCd: 'FR' }, 'prefLangCd', 'CO400'],
  [{ memo: 'x' }, 'memo', 'CO400'],
])('DEP-02 API-07 a department with %j is refused on %s with %s', async (change, path, code) => {
  const browser = await administratorOf(app, 'DEPT3');
  const { status, error } = await browser.post(`${prefix}/create`, { ...body('SALES'), ...change });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(error).toMatchObject({ errorCode: code, fields: [{ path, code }] });
  expect(error.errorMessage).not.toContain('{{');
  expect(await departmentCodes(app, 'DEPT3')).toEqual([]);
});

test('DEP-02 codes of the shortest and the longest length are accepted', async () => {
  const browser = await administratorOf(app, 'DEPT4');
  for (const code of ['A1b2', 'Z'.repeat(20)]) {
    expect((await browser.post(`${prefix}/create`, body(code))).status).toBe(200);
  }
  expect(await departmentCodes(app, 'DEPT4')).toEqual(['A1B2', 'Z'.repeat(20)]);
});

test('DEP-02 of 16 simultaneous departments with one code one is created, and the others get CM301', async () => {
  const browser = await administratorOf(app, 'DEPT5');
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => browser.post(`${prefix}/create`, body(index % 2 ? 'same' : 'SAME'))),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(15);
  for (const { error } of refused) {
    expect(error).toMatchObject({ errorCode: 'CM301', fields: [{ path: 'deptCd', code: 'CM301' }] });
  }
});

test('LIM-02 of 64 simultaneous departments in the set-up, by its call and the console’s, 20 are created until it ends', async () => {
  const names = {
    departmentName: '영업팀',
    englishDepartmentName: 'Sales',
    parentDepartmentCode: 'TOP',
    language: 'ko',
  };
  const inConsole = (departmentCode: string) => browser.post('/api/v1/departments', { departmentCode, ...names });
  const [browser, colleague] = [await administratorOf(app, 'DEPT6'), await administratorOf(app, 'DEPT6')];
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => {
      const code = `D${String(index).padStart(3, '0')}`;
      return index % 2 ? colleague.post(`${prefix}/create`, body(code)) : inConsole(code);
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(44);
  for (const { error } of refused) expect(error).toMatchObject({ errorCode: 'SET_UP_LIMIT', params: { 0: 20 } });
  const codes = await departmentCodes(app, 'DEPT6');
  expect(codes).toHaveLength(20);
  expect((await browser.post(`${prefix}/delete`, { deptCd: codes[0] })).status).toBe(200);
  expect((await browser.post(`${prefix}/create`, body('AGAIN'))).status).toBe(200);
  expect((await browser.post(`${prefix}/create`, body('MORE'))).error.errorCode).toBe('SET_UP_LIMIT');
  expect((await inConsole('MORE')).error.errorCode).toBe('SET_UP_LIMIT');
  await setSetUpState(app, 'DEPT6', 'abandoned');
  expect((await inConsole('MORE')).status).toBe(200);
});

test('DEP-03 a department with anything below it cannot be deleted, and every reason has its number', async () => {
  const browser = await administratorOf(app, 'DEPT7');
  await browser.post(`${prefix}/create`, body('MAIN'));
  for (const code of ['SUB1', 'SUB2']) await browser.post(`${prefix}/create`, body(code, { uprDeptCd: 'MAIN' }));
  for (let count = 0; count < 3; count += 1) await memberIn('DEPT7', 'MAIN');
  const { status, error } = await browser.post(`${prefix}/delete`, { deptCd: 'MAIN' });
  expect(status).toBe(409);
  expect(error).toMatchObject({
    errorCode: 'CM312',
    fields: [
      { code: 'CM312', params: { 0: 2 } },
      { code: 'CM313', params: { 0: 3 } },
    ],
  });
  expect(await departmentCodes(app, 'DEPT7')).toEqual(['MAIN', 'SUB1', 'SUB2']);
});

async function memberIn(companyCode: string, department: string): Promise<void> {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ department_code: department }).where('person_id', '=', personId).execute(),
  );
}

test('DEP-03 a row of any other table that names a department also blocks its deletion', async () => {
  const browser = await administratorOf(app, 'DEPT8');
  await browser.post(`${prefix}/create`, body('MAIN'));
  await app.pools.owner.query(`create table sample_desks (company_code text, desk text, department_code text,
    constraint sample_desks_department_code_fkey foreign key (company_code, department_code) references departments)`);
  await app.pools.owner.query(`insert into sample_desks values ('DEPT8', '1', 'MAIN'), ('DEPT8', '2', 'MAIN')`);
  const { error } = await browser.post(`${prefix}/delete`, { deptCd: 'MAIN' });
  expect(error).toMatchObject({ errorCode: 'CM314', fields: [{ code: 'CM314', params: { 0: 2 } }] });
  await app.pools.owner.query('drop table sample_desks');
});

test('DEP-03 a department is deleted at its place, and an unknown one is not found', async () => {
  const browser = await administratorOf(app, 'DEPT9');
  await browser.post(`${prefix}/create`, body('MAIN'));
  await browser.post(`${prefix}/create`, body('SUB1', { uprDeptCd: 'MAIN' }));
  expect((await browser.post(`${prefix}/delete`, { deptCd: 'SUB1', uprDeptCd: 'TOP' })).error.errorCode).toBe('CO404');
  expect((await browser.post(`${prefix}/delete`, { deptCd: 'NONE' })).error.errorCode).toBe('CO404');
  expect((await browser.post(`${prefix}/delete`, { deptCd: 'SUB1', uprDeptCd: 'MAIN' })).status).toBe(200);
});

test.each(['none', 'finished', 'quit', 'abandoned'])(
  'WIZ-22 with a set-up in state %s the calls are CO403 and change nothing',
  async (state) => {
    const company = `OVER${state.toUpperCase()}`;
    const browser = await administratorOf(app, company);
    await browser.post(`${prefix}/create`, body('KEPT'));
    await setSetUpState(app, company, state);
    for (const [call, payload] of [
      ['create', body('LATE')],
      ['delete', { deptCd: 'KEPT' }],
    ] as const) {
      const { status, error } = await browser.post(`${prefix}/${call}`, payload);
      expect([status, error.errorCode]).toEqual([403, 'CO403']);
    }
    expect(await departmentCodes(app, company)).toEqual(['KEPT']);
  },
);

test('MEM-04 API-07 another company, existing or not, a plain employee and a visitor are refused alike', async () => {
  const [own, other] = [await administratorOf(app, 'OWNER1'), await administratorOf(app, 'OWNER2')];
  await other.post(`${prefix}/create`, body('THEIRS'));
  for (const compCd of ['OWNER2', 'NOSUCH', '']) {
    for (const [call, payload] of [
      ['create', body('MINE', { compCd })],
      ['delete', { deptCd: 'THEIRS', compCd }],
    ] as const) {
      const { status, error } = await own.post(`${prefix}/${call}`, payload);
      expect([status, error.errorCode]).toEqual([403, 'CO401']);
    }
  }
  expect((await own.post(`${prefix}/delete`, { deptCd: 'THEIRS' })).error.errorCode).toBe('CO404');
  const employee = await memberBrowser(app, { companyCode: 'OWNER2', role: 'employee' });
  expect((await employee.post(`${prefix}/delete`, { deptCd: 'THEIRS' })).error.errorCode).toBe('CO401');
  expect((await app.browser().post(`${prefix}/delete`, { deptCd: 'THEIRS' })).error.errorCode).toBe('AC100');
  expect(await departmentCodes(app, 'OWNER1')).toEqual([]);
  expect(await departmentCodes(app, 'OWNER2')).toEqual(['THEIRS']);
});

test('LIM-07 a name with a character that changes the text direction is refused, and nothing is created', async () => {
  const browser = await administratorOf(app, 'UNSEEN');
  const { status, error } = await browser.post(`${prefix}/create`, body('MAIN', { deptNm: '영업\u202e팀' }));
  expect([status, error.errorCode, error.fields[0]?.path]).toEqual([400, 'MB_M_UNSEEN', 'deptNm']);
  expect(await departmentCodes(app, 'UNSEEN')).toEqual([]);
});
