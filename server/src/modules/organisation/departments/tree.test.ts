// Runs on every PostgreSQL: recursive SQL, search and history.
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect, test } from 'vitest';
import type {
  DepartmentChange,
  DepartmentDetail,
  DepartmentRow,
  FoundDepartment,
} from '@madang/contract/organisation/departments/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf, auditRows, departmentCodes } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/departments';

type Branch = List<DepartmentRow>;

function body(departmentCode: string, more: object = {}) {
  const names = {
    departmentName: `부서 ${departmentCode}`,
    englishDepartmentName: `Team ${departmentCode}`,
    language: 'ko',
  };
  return { departmentCode, ...names, parentDepartmentCode: 'TOP', ...more };
}

async function make(browser: Browser, code: string, more: object = {}): Promise<void> {
  const answer = await browser.post(path, body(code, more));
  expect(answer.status, answer.text).toBe(200);
}

async function branchOf(browser: Browser, code = 'TOP', after = ''): Promise<Branch> {
  return (await browser.get(`${path}/${code}/branch${after && `?after=${after}`}`)).json<Branch>();
}

async function codesUnder(browser: Browser, code = 'TOP'): Promise<string[]> {
  return (await branchOf(browser, code)).items.map(({ departmentCode }) => departmentCode);
}

function move(browser: Browser, code: string, parentDepartmentCode: string, beforeDepartmentCode = '') {
  return browser.put(`${path}/${code}/place`, { parentDepartmentCode, beforeDepartmentCode });
}

test('DEP-01 a tree is loaded by branch, each department with its level and a mark for more below it', async () => {
  const browser = await administratorOf(app, 'TREE1');
  await make(browser, 'SALES');
  await make(browser, 'PLAN', { beforeDepartmentCode: 'sales' });
  await make(browser, 'SEOUL', { parentDepartmentCode: 'sales' });
  const { items, total, next } = await branchOf(browser);
  expect(items).toEqual([
    expect.objectContaining({ departmentCode: 'PLAN', level: 1, sortOrder: 1, hasChildren: false }),
    expect.objectContaining({ departmentCode: 'SALES', level: 1, sortOrder: 2, hasChildren: true }),
  ]);
  expect([total, next]).toEqual([{ count: 2, isExact: true }, null]);
  expect((await browser.get('/api/v1/department-count')).json()).toEqual({ count: 3, can: ['create'] });
  expect((await branchOf(browser, 'sales')).items).toEqual([
    {
      departmentCode: 'SEOUL',
      departmentName: '부서 SEOUL',
      englishDepartmentName: 'Team SEOUL',
      language: 'ko',
      parentDepartmentCode: 'SALES',
      level: 2,
      sortOrder: 1,
      hasChildren: false,
    },
  ]);
});

test('DEP-01 a long branch has pages without gaps or repetitions', async () => {
  const browser = await administratorOf(app, 'TREE2');
  await app.pools.owner.query(`begin; select set_config('app.company_code', 'TREE2', true);
    insert into departments (company_code, department_code, upper_department_code, name, english_name, language, sort_order)
    select 'TREE2', 'D' || to_char(n, 'FM0000'), 'TOP', 'n', 'n', 'ko', n / 3 from generate_series(1, 450) n; commit`);
  const portions: Branch[] = [];
  for (let next: string | null = ''; next !== null; next = portions.at(-1)?.next ?? null) {
    portions.push(await branchOf(browser, 'TOP', next));
  }
  expect(portions.map(({ items }) => items.length)).toEqual([200, 200, 50]);
  const codes = portions.flatMap(({ items }) => items.map(({ departmentCode }) => departmentCode));
  expect(codes).toEqual(await departmentCodes(app, 'TREE2'));
  for (const { total } of portions) expect(total).toEqual({ count: 450, isExact: true });
});

test('DEP-01 a department is found by a part of its names, its code and its first consonants, with its path', async () => {
  const browser = await administratorOf(app, 'TREE3');
  await make(browser, 'HEAD', { departmentName: '영업 본부', englishDepartmentName: 'Sales Division' });
  await make(browser, 'SEOUL1', { parentDepartmentCode: 'HEAD', departmentName: '서울 지점' });
  for (const keyword of ['서울지', 'ㅅㅇㅈㅈ', 'team seoul', 'oul1']) {
    const { items } = (await browser.post(`${path}/search`, { keyword: keyword })).json<{
      items: FoundDepartment[];
    }>();
    expect(items).toMatchObject([
      {
        department: { departmentCode: 'SEOUL1', level: 2 },
        path: [
          { departmentCode: 'TOP', departmentName: 'TREE3' },
          { departmentCode: 'HEAD', departmentName: '영업 본부' },
          { departmentCode: 'SEOUL1' },
        ],
      },
    ]);
  }
  await make(browser, 'HANOI', { departmentName: 'Hà Nội', language: 'vi', englishDepartmentName: 'Hanoi Office' });
  for (const keyword of ['ha noi', 'HÀ NỘI']) {
    const { items } = (await browser.post(`${path}/search`, { keyword: keyword })).json<{
      items: FoundDepartment[];
    }>();
    expect(items.map(({ department }) => department.departmentCode)).toEqual(['HANOI']);
  }
  expect((await browser.post(`${path}/search`, { keyword: '%' })).json()).toEqual({
    items: [],
    total: { count: 0, isExact: true },
    next: null,
  });
  // Without a keyword in the order of the tree.
  const first = (await browser.post(`${path}/search`, { keyword: '' })).json<{ items: FoundDepartment[] }>();
  expect(first.items.map(({ department }) => department.departmentCode)).toEqual(['HANOI', 'HEAD', 'SEOUL1']);
  expect((await browser.post(`${path}/search`, { keyword: 'x'.repeat(101) })).error.errorCode).toBe('MB_M_MAX_LENGTH');
});

test('DEP-01 a search shows 50 results and marks that there are more', async () => {
  const browser = await administratorOf(app, 'TREE2');
  await app.pools.owner.query(`begin; select set_config('app.company_code', 'TREE2', true);
    update departments set search_text = lower(department_code) where upper_department_code = 'TOP'; commit`);
  const { items, total } = (await browser.post(`${path}/search`, { keyword: 'd0' })).json<List<unknown>>();
  expect([items.length, total]).toEqual([50, { count: 50, isExact: false }]);
});

test('DEP-01 one department has its path, its references and its allowed actions', async () => {
  const browser = await administratorOf(app, 'TREE4');
  await make(browser, 'HEAD');
  await make(browser, 'SUBS', { parentDepartmentCode: 'HEAD' });
  const detail = (await browser.get(`${path}/HEAD`)).json<DepartmentDetail>();
  expect(detail).toMatchObject({ departmentCount: 1, peopleCount: 0, itemCount: 0 });
  expect(detail.path.map(({ departmentCode }) => departmentCode)).toEqual(['TOP', 'HEAD']);
  expect(detail.can).toEqual(['create', 'change', 'move', 'delete']);
  const top = (await browser.get(`${path}/TOP`)).json<DepartmentDetail>();
  expect(top).toMatchObject({ department: { departmentName: 'TREE4', level: 0 }, peopleCount: 1, can: ['create'] });
});

test('DEP-02 a department can be renamed, its code cannot, and the response has the former names', async () => {
  const browser = await administratorOf(app, 'TREE5');
  await make(browser, 'PLAN');
  const names = { departmentName: '기획팀', englishDepartmentName: 'Planning', language: 'en' };
  const answer = await browser.put(`${path}/plan`, names);
  expect(answer.json()).toEqual({
    before: { departmentName: '부서 PLAN', englishDepartmentName: 'Team PLAN', language: 'ko' },
  });
  expect((await branchOf(browser)).items).toMatchObject([{ departmentCode: 'PLAN', ...names }]);
  for (const [change, field, code] of [
    [{ departmentCode: 'OTHER' }, 'departmentCode', 'CO400'],
    [{ departmentName: ' 기획' }, 'departmentName', 'MB_M_LEADING_SPACE'],
    [{ departmentName: '' }, 'departmentName', 'MB_M_REQUIRED'],
    [{ departmentName: '가'.repeat(31) }, 'departmentName', 'MB_M_MAX_LENGTH'],
    [{ englishDepartmentName: '기획' }, 'englishDepartmentName', 'MB_M_ENGLISH_WORDS'],
  ] as const) {
    const { error } = await browser.put(`${path}/PLAN`, { ...names, ...change });
    expect(error).toMatchObject({ errorCode: code, fields: [{ path: field }] });
  }
  expect((await browser.put(`${path}/NONE`, names)).error.errorCode).toBe('CO404');
  expect(await auditRows(app, 'TREE5', 'change-department')).toHaveLength(1);
});

test('DEP-02 a code in use and an unknown place are refused on their fields', async () => {
  const browser = await administratorOf(app, 'TREE6');
  await make(browser, 'PLAN');
  const twice = await browser.post(path, body('plan'));
  expect([twice.status, twice.error.fields[0]]).toMatchObject([409, { path: 'departmentCode', code: 'CM301' }]);
  const nowhere = await browser.post(path, body('SALES', { parentDepartmentCode: 'NONE' }));
  expect(nowhere.error.fields).toMatchObject([{ path: 'parentDepartmentCode', code: 'DEPARTMENT_PARENT' }]);
  expect((await move(browser, 'PLAN', 'NONE')).error.errorCode).toBe('DEPARTMENT_PARENT');
  expect(await departmentCodes(app, 'TREE6')).toEqual(['PLAN']);
});

test('DEP-01 a department moves among its siblings and under another, and the response has the undo', async () => {
  const browser = await administratorOf(app, 'TREE7');
  for (const code of ['AAAA', 'BBBB', 'CCCC', 'DDDD']) await make(browser, code);
  const first = await move(browser, 'DDDD', 'TOP', 'BBBB');
  expect(first.json()).toEqual({ before: { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' } });
  expect(await codesUnder(browser)).toEqual(['AAAA', 'DDDD', 'BBBB', 'CCCC']);
  const second = await move(browser, 'DDDD', 'CCCC');
  expect(second.json()).toEqual({ before: { parentDepartmentCode: 'TOP', beforeDepartmentCode: 'BBBB' } });
  expect(await codesUnder(browser)).toEqual(['AAAA', 'BBBB', 'CCCC']);
  expect(await codesUnder(browser, 'CCCC')).toEqual(['DDDD']);
  const { before } = second.json<{ before: { parentDepartmentCode: string; beforeDepartmentCode: string } }>();
  await move(browser, 'DDDD', before.parentDepartmentCode, before.beforeDepartmentCode);
  expect(await codesUnder(browser)).toEqual(['AAAA', 'DDDD', 'BBBB', 'CCCC']);
  expect(await auditRows(app, 'TREE7', 'move-department')).toHaveLength(3);
});

test('DEP-04 a department cannot move under itself or its descendants', async () => {
  const browser = await administratorOf(app, 'TREE8');
  await make(browser, 'AAAA');
  await make(browser, 'BBBB', { parentDepartmentCode: 'AAAA' });
  await make(browser, 'CCCC', { parentDepartmentCode: 'BBBB' });
  for (const parent of ['AAAA', 'BBBB', 'CCCC']) {
    const { status, error } = await move(browser, 'AAAA', parent);
    expect(status).toBe(409);
    expect(error.fields).toMatchObject([{ path: 'parentDepartmentCode', code: 'DEPARTMENT_UNDER_ITSELF' }]);
  }
  expect(await codesUnder(browser)).toEqual(['AAAA']);
  expect((await move(browser, 'NONE', 'TOP')).error.errorCode).toBe('CO404');
  expect((await move(browser, 'TOP', 'AAAA')).status).toBe(400);
});

test('DEP-03 a deleted department can be created again unchanged, and one in use remains', async () => {
  const browser = await administratorOf(app, 'TREE9');
  for (const code of ['AAAA', 'BBBB', 'CCCC']) await make(browser, code);
  const { before } = (await browser.delete(`${path}/BBBB`)).json<{ before: object }>();
  expect(before).toEqual({
    departmentName: '부서 BBBB',
    englishDepartmentName: 'Team BBBB',
    language: 'ko',
    parentDepartmentCode: 'TOP',
    beforeDepartmentCode: 'CCCC',
  });
  await make(browser, 'BBBB', before);
  expect(await codesUnder(browser)).toEqual(['AAAA', 'BBBB', 'CCCC']);
  await make(browser, 'DDDD', { parentDepartmentCode: 'BBBB' });
  expect((await browser.delete(`${path}/BBBB`)).error.fields).toMatchObject([{ code: 'CM312', params: { 0: 1 } }]);
  expect((await browser.delete(`${path}/NONE`)).error.errorCode).toBe('CO404');
});

test('DEP-01 the history of a department names actors and changes, and outlives it', async () => {
  const browser = await administratorOf(app, 'TREE10');
  await make(browser, 'AAAA', { departmentName: '총무팀' });
  await make(browser, 'BBBB');
  await browser.put(`${path}/BBBB`, { departmentName: '인사팀', englishDepartmentName: 'Team BBBB', language: 'ko' });
  await move(browser, 'BBBB', 'AAAA');
  await move(browser, 'BBBB', 'AAAA');
  await browser.delete(`${path}/BBBB`);
  const { items: changes, parentDepartments } = (await browser.get(`${path}/BBBB/history`)).json<{
    items: DepartmentChange[];
    parentDepartments: object[];
  }>();
  expect(changes).toMatchObject([
    { change: 'delete', actor: { fullName: 'Baek Sol' } },
    { change: 'update', fields: [{ field: 'parentDepartmentCode', from: 'TOP', to: 'AAAA' }] },
    { change: 'update', fields: [{ field: 'departmentName', from: '부서 BBBB', to: '인사팀' }] },
    { change: 'insert', fields: [{ field: 'departmentName', from: '', to: '부서 BBBB' }, {}, {}, {}] },
  ]);
  expect(parentDepartments).toMatchObject([
    { departmentCode: 'AAAA', departmentName: '총무팀', englishDepartmentName: 'Team AAAA' },
    { departmentCode: 'TOP', departmentName: 'TREE10' },
  ]);
  const older = await browser.get(`${path}/BBBB/history?after=${changes[2]?.historyNumber}`);
  expect(older.json<{ items: unknown[] }>().items).toHaveLength(1);
  const first = await browser.get(`${path}/BBBB/history?after=${changes[3]?.historyNumber}`);
  expect(first.json()).toMatchObject({ items: [], next: null });
  expect((await browser.get(`${path}/NEVER/history`)).error.errorCode).toBe('CO404');
});

test('MEM-04 API-07 departments of another company are not found, and only administrators are admitted', async () => {
  const [own, other] = [await administratorOf(app, 'MINE'), await administratorOf(app, 'THEIRS')];
  await make(other, 'SECRET');
  const employee = await memberBrowser(app, { companyCode: 'THEIRS', role: 'employee' });
  const names = { departmentName: 'x', englishDepartmentName: 'x', language: 'ko' };
  const calls = [
    (browser: Browser) => browser.get(`${path}/SECRET`),
    (browser: Browser) => browser.get(`${path}/SECRET/branch`),
    (browser: Browser) => browser.get(`${path}/SECRET/history`),
    (browser: Browser) => browser.put(`${path}/SECRET`, names),
    (browser: Browser) => move(browser, 'SECRET', 'TOP'),
    (browser: Browser) => browser.delete(`${path}/SECRET`),
  ];
  for (const send of calls) {
    expect((await send(own)).error.errorCode).toBe('CO404');
    expect((await send(employee)).error.errorCode).toBe('CO401');
    expect((await send(app.browser())).error.errorCode).toBe('AC100');
  }
  expect((await own.post(`${path}/search`, { keyword: 'secret' })).json()).toMatchObject({ items: [] });
  expect((await own.post(path, body('MINE1', { parentDepartmentCode: 'SECRET' }))).error.errorCode).toBe(
    'DEPARTMENT_PARENT',
  );
  expect((await employee.post(path, body('NEWONE'))).error.errorCode).toBe('CO401');
  expect((await app.browser().post(`${path}/search`, { keyword: 'secret' })).error.errorCode).toBe('AC100');
  expect((await branchOf(other)).items).toMatchObject([{ departmentCode: 'SECRET', departmentName: '부서 SECRET' }]);
});
