import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { createDepartment } from '../../../modules/organisation/departments/operations/create-department.ts';
import { cancelPlannedChange } from '../../../modules/views/planned-changes/operations/cancel-planned-change.ts';
import { checkPlannedChange } from '../../../modules/views/planned-changes/operations/check-planned-change.ts';
import { judgePlannedChanges } from '../../../modules/views/planned-changes/operations/judge-planned-changes.ts';
import { movePlannedChange } from '../../../modules/views/planned-changes/operations/move-planned-change.ts';
import { planChange } from '../../../modules/views/planned-changes/operations/plan-change.ts';
import { takeOverPlannedChange } from '../../../modules/views/planned-changes/operations/take-over-planned-change.ts';
import { type Addressed, example, type Preparation, step } from './example.ts';

const sales = {
  departmentCode: 'SALES',
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
} as const;

/** Days that come, whenever the example runs. */
const days: Preparation = async ({ app }) => {
  const { rows } = await sql<{ dueOn: string; later: string }>`
    select (app_now() + interval '30 days')::date::text as "dueOn", (app_now() + interval '60 days')::date::text as later`.execute(
    app.kernel.db,
  );
  return rows[0] ?? {};
};

const move = {
  name: 'change-employee-place',
  input: { personId: '{actor}', departmentCode: sales.departmentCode },
} as const;
const planned = { step: move, dueOn: '{0.dueOn}', note: '' };
const given = [days, step(createDepartment, sales), step(planChange, planned)] as const;
const planId = '{2.planId}';
const audit = {
  target: { kind: 'person', id: '{actor}' },
  detail: { change: 'change-employee-place', dueOn: '{0.dueOn}' },
};

/** A day that comes by the clock of this process, which makes it as the test begins. */
const soon = new Date(Date.now() + 30 * daySeconds * 1_000).toISOString().slice(0, 10);

export const addressed: Addressed = {
  part: 'planId',
  create: {
    path: '/api/v1/planned-changes',
    body: (personId) => ({
      step: { name: 'change-employee-place', input: { personId, jobRankCode: '' } },
      dueOn: soon,
    }),
  },
  bodies: { 'PUT /api/v1/planned-changes/{planId}': { dueOn: soon } },
};

export const examples = [
  example(planChange, {
    given: [days, step(createDepartment, sales)],
    input: planned,
    leaves: () => ({ audit: [audit], undo: 'cancel-planned-change' }),
    meanwhile: { ...step(cancelPlannedChange, { planId: '{answer.planId}' }), refusal: 'PLAN_STATE' },
  }),
  example(movePlannedChange, {
    given,
    input: { planId, dueOn: '{0.later}', note: '연기' },
    leaves: () => ({ audit: [{ ...audit, detail: { ...audit.detail, dueOn: '{0.later}' } }] }),
  }),
  example(cancelPlannedChange, { given, input: { planId }, leaves: () => ({ audit: [audit] }) }),
  example(takeOverPlannedChange, { given, input: { planId }, leaves: () => ({ audit: [audit] }) }),
  example(judgePlannedChanges, {
    given,
    isUnaudited: true,
    input: { personId: '{actor}' },
    leaves: () => ({ audit: 'none' }),
  }),
  example(checkPlannedChange, { given, isUnaudited: true, input: { planId }, leaves: () => ({ audit: 'none' }) }),
];
