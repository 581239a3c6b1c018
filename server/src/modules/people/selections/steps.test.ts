import { randomUUID } from 'node:crypto';
import {
  type EmployeeAct,
  employeeAct,
  employeeActKinds,
  isPlannable,
} from '@madang/contract/people/selections/acts.ts';
import { employeesAct } from '@madang/contract/people/selections/routes.ts';
import { plannableStep } from '@madang/contract/views/planned-changes/steps.ts';
import { expect, test } from 'vitest';
import { operationFor, stepFor } from './steps.ts';

const acts: readonly EmployeeAct[] = [
  { kind: 'moveEmployees', departmentCode: 'SALES' },
  { kind: 'setJobRank', jobRankCode: 'MGR' },
  { kind: 'setJobTitle', jobTitleCode: '' },
  { kind: 'retireEmployees', reason: 'contractEnd', note: '' },
  { kind: 'suspendEmployees', reason: 'lostDevice', note: '', until: null },
  { kind: 'reinstateEmployees', note: '' },
  { kind: 'putEmployeesOnLeave', leaveKind: 'childcare', note: '', until: '2027-02-28' },
  { kind: 'returnEmployees', note: '' },
];

test('USR-08 USR-10 STA-10 every action except those of emblems is one change of a person, which can be planned for a day', () => {
  expect(acts.map(({ kind }) => kind).toSorted()).toEqual(employeeActKinds.filter(isPlannable).toSorted());
  for (const act of acts) {
    const personId = randomUUID();
    expect(employeeAct.parse(act)).toEqual(act);
    const step = stepFor({ act, on: null, note: '' }, personId);
    expect(plannableStep.parse(step)).toEqual(step);
    const planned = stepFor({ act, on: '2027-01-01', note: '' }, personId);
    expect([operationFor({ act, on: '2027-01-01', note: '' }), planned]).toEqual([
      'plan-change',
      { name: 'plan-change', input: { step, dueOn: '2027-01-01', note: '' } },
    ]);
  }
});

test('EMB-01 STA-10 granting an emblem cannot be planned for a day', () => {
  const granting = { personIds: [randomUUID()], act: { kind: 'grantEmblem', emblemId: randomUUID() } };
  expect(employeesAct.safeParse(granting).success).toBe(true);
  expect(employeesAct.safeParse({ ...granting, on: '2027-01-01' }).success).toBe(false);
});
