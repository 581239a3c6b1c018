import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { runRows } from '../../kernel/operations/stored/rows.ts';
import { endDueRun, runDuePlans } from '../../modules/views/planned-changes/index.ts';
import type { Browser } from '../browser.ts';
import { employeesOf } from '../people.ts';
import type { TestApp } from '../test-app.ts';

export const plannedPath = '/api/v1/planned-changes';

/** Companies in which changes are planned; no worker runs, so that each test says when a day begins. */
export function plansOf(app: TestApp) {
  return { ...employeesOf(app), ...clockOf(app), ...dueOf(app), addDepartments, planMove, list };
}

function clockOf(app: TestApp) {
  const { db } = app.kernel;

  /** The company's day, so many days from today. */
  async function dayOf(companyCode: string, days = 0): Promise<string> {
    const { rows } = await sql<{ day: string }>`
      select ((app_now() at time zone time_zone)::date + ${days}::integer)::text as day from companies
      where company_code = ${companyCode}`.execute(db);
    return rows[0]?.day ?? '';
  }

  /** Moves the clock to so many seconds after a moment. */
  async function moveTo(moment: string, seconds = 0): Promise<void> {
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from ${moment}::timestamptz - app_now())::float8 as left`.execute(db);
    await app.advance((rows[0]?.left ?? 0) + seconds);
  }

  /** Moves the clock to so many seconds after a day of the company has begun. */
  async function moveToDay(companyCode: string, day: string, seconds = 1): Promise<void> {
    const { rows } = await sql<{ moment: string }>`
      select (${day}::date::timestamp at time zone time_zone)::text as moment from companies
      where company_code = ${companyCode}`.execute(db);
    await moveTo(rows[0]?.moment ?? '', seconds);
  }

  /** Puts the company into another time zone. */
  async function moveZone(companyCode: string, timeZone: string): Promise<void> {
    await db.updateTable('companies').set({ time_zone: timeZone }).where('company_code', '=', companyCode).execute();
  }
  return { dayOf, moveTo, moveToDay, moveZone };
}

function dueOf({ kernel }: TestApp) {
  const dueRuns = (companyCode: string) =>
    inCompany(kernel.db, companyCode, (tx) =>
      tx
        .selectFrom('row_runs')
        .select(['run_id', 'state', 'total', 'done_count as done', 'refused_count as refused'])
        .where('origin', '=', 'plan')
        .orderBy('started_at')
        .execute(),
    );

  /** Carries out what is due, by so many workers at once. */
  async function runDue(companyCode: string, workers = 1): Promise<void> {
    await runDuePlans(kernel, { companyCode });
    for (const { run_id: runId, state } of await dueRuns(companyCode)) {
      if (state !== 'waiting' && state !== 'running') continue;
      const run = { companyCode, runId };
      await Promise.all(Array.from({ length: workers }, () => runRows(kernel, run)));
      await endDueRun(kernel, run);
    }
  }

  async function departmentOf(companyCode: string, personId: string): Promise<string> {
    const row = await inCompany(kernel.db, companyCode, (tx) =>
      tx.selectFrom('people').select('department_code').where('person_id', '=', personId).executeTakeFirstOrThrow(),
    );
    return row.department_code;
  }

  /** Reads how planned changes ended, by code where there is one. */
  const statesOf = (companyCode: string, planIds: readonly string[]) =>
    inCompany(kernel.db, companyCode, async (tx) => {
      const rows = await tx.selectFrom('plans').select(['plan_id', 'state', 'code']).execute();
      const found = new Map(rows.map((row) => [row.plan_id, row.code ?? row.state]));
      return planIds.map((planId) => found.get(planId));
    });
  return { dueRuns, runDue, departmentOf, statesOf };
}

/** Departments of a company, with names from their codes. */
async function addDepartments(by: Browser, ...codes: readonly string[]): Promise<void> {
  for (const departmentCode of codes) {
    const answer = await by.post('/api/v1/departments', {
      departmentCode,
      departmentName: `${departmentCode} 부서`,
      englishDepartmentName: departmentCode,
      language: 'ko',
      parentDepartmentCode: 'TOP',
    });
    expect(answer.status, answer.text).toBe(200);
  }
}

/** Plans a move; answers its id. */
async function planMove(
  by: Browser,
  personId: string,
  departmentCode: string,
  dueOn: string,
  note = '',
): Promise<string> {
  const step = { name: 'change-employee-place', input: { personId, departmentCode } };
  const answer = await by.post(plannedPath, { step, dueOn, note });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ planId: string }>().planId;
}

async function list(by: Browser, query = ''): Promise<PlannedChange[]> {
  const answer = await by.get(`${plannedPath}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ items: PlannedChange[] }>().items;
}
