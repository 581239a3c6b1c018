import { expect, test } from 'vitest';
import { type MissingDepartment, plannedDepartments, waysAbove } from './planned-departments.ts';

const missing = (name: string, departmentCode: string, parentDepartmentCode = 'TOP'): MissingDepartment => ({
  name,
  departmentCode,
  parentDepartmentCode,
  rows: 1,
  isMade: false,
});

const placed = (departments: ReturnType<typeof plannedDepartments>) =>
  departments.map((each) => [each.departmentName, each.departmentCode, each.parentDepartmentCode]);

test('BLK-02 BLK-10 a path creates its missing departments, parents first, and none twice', () => {
  const wanted = [
    missing('영업본부 > 국내1팀', 'DEPT0001'),
    missing('영업본부 > 국내2팀', 'DEPT0002'),
    missing('감사실', 'DEPT0003'),
  ];
  expect(waysAbove(wanted)).toEqual(['영업본부']);
  expect(placed(plannedDepartments(wanted, new Map()))).toEqual([
    ['영업본부', 'DEPT0001U0', 'TOP'],
    ['감사실', 'DEPT0003', 'TOP'],
    ['국내1팀', 'DEPT0001', 'DEPT0001U0'],
    ['국내2팀', 'DEPT0002', 'DEPT0001U0'],
  ]);
});

test('BLK-10 a path continues below the department that the company has, or that another row names', () => {
  const wanted = [missing('영업본부 > 국내팀', 'DEPT0001')];
  expect(placed(plannedDepartments(wanted, new Map([['영업본부', 'SALES']])))).toEqual([
    ['국내팀', 'DEPT0001', 'SALES'],
  ]);
  const both = [...wanted, missing('영업본부', 'DEPT0002')];
  expect(placed(plannedDepartments(both, new Map()))).toEqual([
    ['영업본부', 'DEPT0002', 'TOP'],
    ['국내팀', 'DEPT0001', 'DEPT0002'],
  ]);
  expect(placed(plannedDepartments([missing('팀', 'DEPT0001', 'HR')], new Map()))).toEqual([['팀', 'DEPT0001', 'HR']]);
});
