import { expect, test } from 'vitest';
import { importsOf } from '../../../testing/imports/import-browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { addDepartments, outcomeOf } from '../../../testing/operations/runs.ts';
import { proposeDepartments } from './proposed-departments.ts';

const app = await startTestApp({ work: false });
const department = (departmentCode: string, departmentName: string, parentDepartmentCode: string) => ({
  departmentCode,
  departmentName,
  englishDepartmentName: '',
  parentDepartmentCode,
});
const tree = [department('TOP', '회사', ''), department('SALES', '영업', 'TOP'), department('DEPT0002', '개발', 'TOP')];
const proposed = (names: readonly string[], made: Parameters<typeof proposeDepartments>[1]['made'] = []) =>
  proposeDepartments(
    names.map((name) => ({ name, rows: 1 })),
    { tree, made },
  ).map(({ name, departmentCode, parentDepartmentCode, rows }) => [name, departmentCode, parentDepartmentCode, rows]);

test('BLK-10 every missing department of a path is proposed once, parents first, each with a free code', () => {
  expect(proposed(['본부 > 국내팀', '본부 > 해외팀', '본부'])).toEqual([
    ['본부', 'DEPT0001', 'TOP', 1],
    ['본부 > 국내팀', 'DEPT0003', 'DEPT0001', 1],
    ['본부 > 해외팀', 'DEPT0004', 'DEPT0001', 1],
  ]);
  expect(proposed(['영업 > 국내팀 > 일파트'])).toEqual([
    ['영업 > 국내팀', 'DEPT0001', 'SALES', 0],
    ['영업 > 국내팀 > 일파트', 'DEPT0003', 'DEPT0001', 1],
  ]);
  const made = [{ name: '본부', departmentCode: 'HQ001', departmentName: '본부', parentDepartmentCode: 'TOP' }];
  expect(proposed(['본부/국내팀', '본부/해외팀'], made)).toEqual([
    ['본부 > 국내팀', 'DEPT0001', 'HQ001', 1],
    ['본부 > 해외팀', 'DEPT0003', 'HQ001', 1],
  ]);
});

test('BLK-10 a slash separates a path if a department or another path starts so, and is otherwise part of a name', () => {
  expect(proposed(['R/D팀'])).toEqual([['R/D팀', 'DEPT0001', 'TOP', 1]]);
  expect(proposed(['영업/국내팀', '/본부/팀'])).toEqual([
    ['영업 > 국내팀', 'DEPT0001', 'SALES', 1],
    ['본부', 'DEPT0003', 'TOP', 0],
    ['본부 > 팀', 'DEPT0004', 'DEPT0003', 1],
  ]);
});

test('BLK-10 MB921 a proposed chain is created with its people in any order of the call, and never below itself', async () => {
  const { company, sent, check, applied, rowsOf } = importsOf(app);
  const by = await company('CHAINA', 'ko');
  await addDepartments(by, ['SALES']);
  const content = '사번,성,이름,이메일,부서\r\nC1,홍,길동,chain1@people.example,본부 > 국내팀 > 일파트\r\n';
  const { importId } = await sent(by, { name: 'people.csv', content, kind: 'people' });
  const { missingDepartments } = await check(by, importId);
  expect(missingDepartments.map(({ name }) => name)).toEqual(['본부', '본부 > 국내팀', '본부 > 국내팀 > 일파트']);
  const made = missingDepartments.map(({ name, departmentCode, parentDepartmentCode }) => ({
    name,
    departmentCode,
    parentDepartmentCode,
    departmentName: name.split(' > ').at(-1) ?? '',
  }));
  const make = (departments: readonly object[]) => by.put(`/api/v1/imports/${importId}/departments`, { departments });
  const [first, second] = made;
  const ring = [{ ...first, parentDepartmentCode: second?.departmentCode }, second];
  expect(outcomeOf(await make(ring as object[]))).toBe('400 MB921');
  expect(outcomeOf(await make(made.toReversed()))).toBe('200');
  const found = await check(by, importId);
  expect([found.refused, (await rowsOf(by, importId)).flatMap(({ issues }) => issues)]).toEqual([0, []]);
  await applied(by, importId);
  const last = (await by.get(`/api/v1/departments/${made[2]?.departmentCode}`)).json<{
    path: { departmentName: string }[];
  }>();
  expect(last.path.slice(-3).map(({ departmentName }) => departmentName)).toEqual(['본부', '국내팀', '일파트']);
});
