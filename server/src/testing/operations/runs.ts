import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { Run, RunDetail, RunRow } from '@madang/contract/views/runs/routes.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkRun } from '../../kernel/operations/stored/runs/check-run.ts';
import { runRows } from '../../kernel/operations/stored/rows.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { Answer, Browser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

const path = '/api/v1/runs';

export const outcomeOf = ({ status, error }: Answer) =>
  error.errorCode === undefined ? `${status}` : `${status} ${error.errorCode}`;

/** Opens a run over people, and answers its id. */
export async function actOn(by: Browser, body: object): Promise<string> {
  const answer = await by.post('/api/v1/employees/acts', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ runId: string }>().runId;
}

/** An act on a run: `confirmation`, `pause`, `resumption`, `cancellation`, `undo`, `retry`. */
export const control = (by: Browser, runId: string, act: string) => by.post(`${path}/${runId}/${act}`);
export const runOf = async (by: Browser, runId: string) => (await by.get(`${path}/${runId}`)).json<RunDetail>();
export const rowsOf = async (by: Browser, runId: string, query = '') =>
  (await by.get(`${path}/${runId}/rows${query}`)).json<List<RunRow>>();
export const runsOf = async (by: Browser) => (await by.get(path)).json<List<Run>>().items;

/** Checks a run, has it confirmed and its rows run, as workers do. */
export async function confirmAndRun({ kernel }: TestApp, by: Browser, run: { companyCode: string; runId: string }) {
  await checkRun(kernel, run);
  expect(outcomeOf(await control(by, run.runId, 'confirmation'))).toBe('200');
  await runRows(kernel, run);
}

/** Adds departments below the root of a company or another one, each called by its code. */
export async function addDepartments(by: Browser, codes: readonly string[], parent = 'TOP'): Promise<void> {
  for (const departmentCode of codes) {
    const names = { departmentName: `${departmentCode} 팀`, englishDepartmentName: `Team ${departmentCode}` };
    const answer = await by.post('/api/v1/departments', {
      departmentCode,
      ...names,
      language: 'ko',
      parentDepartmentCode: parent,
    });
    expect(answer.status, answer.text).toBe(200);
  }
}

/** Reads the departments of people, in the order of their ids. */
export async function departmentsOf({ kernel }: TestApp, companyCode: string, personIds: readonly string[]) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ code: string }>`select p.department_code as code from unnest(${personIds}::uuid[]) with ordinality w (id, n)
      join people p on p.company_code = ${companyCode} and p.person_id = w.id order by w.n`.execute(tx),
  );
  return rows.map(({ code }) => code);
}
