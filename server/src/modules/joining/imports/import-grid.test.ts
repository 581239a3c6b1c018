// Runs on every PostgreSQL: rows of a selection, sealed and planned.
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { runImport, workOn } from '../../../testing/imports/work-on-imports.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addDepartments, control, runOf } from '../../../testing/operations/runs.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/imports';

type Administrator = Browser & { readonly personId: string; readonly companyCode: string };

async function company(companyCode: string): Promise<Administrator> {
  const by = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(by, ['SALES', 'CARE']);
  return Object.assign(by, { companyCode });
}

const colleague = ({ companyCode }: Administrator) => addTestPerson(app, { companyCode });
const opened = async (by: Administrator, selection: object) =>
  (await by.post(`${path}/selection`, selection)).json<{ importId: string }>();
const detailOf = async (by: Browser, importId: string) => (await by.get(`${path}/${importId}`)).json<ImportDetail>();
const rowsOf = async (by: Browser, importId: string) =>
  (await by.post(`${path}/${importId}/rows/search`)).json<List<GridRow>>().items;

/** Edits cells of one item by the people that they are of, and tries them. */
async function edit(by: Administrator, importId: string, item: string, values: Readonly<Record<string, string>>) {
  const { columns } = await detailOf(by, importId);
  const rows = await rowsOf(by, importId);
  const cells = Object.entries(values).map(([personId, value]) => ({
    line: rows.find(({ aboutId }) => aboutId === personId)?.line ?? 0,
    column: columns.findIndex(({ column }) => column === item),
    value,
  }));
  expect((await by.post(`${path}/${importId}/cells`, { cells })).status).toBe(200);
  expect((await by.post(`${path}/${importId}/check`)).status).toBe(200);
  await workOn(kernel, 'check-import-rows', { ...by, importId });
}

async function applied(by: Administrator, importId: string): Promise<string> {
  const { runId } = (await by.post(`${path}/${importId}/application`, { rows: 'valid' })).json<{ runId: string }>();
  await runImport(kernel, { ...by, importId, runId });
  return runId;
}

const storedOf = async ({ companyCode }: Administrator, personIds: readonly string[]) => {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ personId: string; number: string | null; name: string; department: string }>`
      select person_id as "personId", employee_number as number, full_name as name, department_code as department
      from people where person_id = any(${personIds}::uuid[])`.execute(tx),
  );
  return personIds.map((personId) => rows.find((row) => row.personId === personId));
};

test('BLK-10 selected people are edited in the grid, only edited rows are applied as one job, and one action undoes it', async () => {
  const by = await company('GRIDA');
  const [first, second, third] = [await colleague(by), await colleague(by), await colleague(by)];
  const chosen = [first, second, third].map(({ personId }) => personId);
  const { importId } = await opened(by, { personIds: chosen });
  const before = await detailOf(by, importId);
  expect(before).toMatchObject({ kind: 'changes', source: 'selection', state: 'checked', total: 3, left: 3 });
  expect(before.columns[0]).toMatchObject({ column: 'fullName', heading: 'Full name' });
  expect([before.leaving, before.can.includes('reread'), before.can.includes('choose')]).toEqual([null, false, false]);
  expect(new Set((await rowsOf(by, importId)).map(({ aboutId }) => aboutId))).toEqual(new Set(chosen));

  await edit(by, importId, 'employeeNumber', { [first.personId]: 'G-1', [second.personId]: 'G-2' });
  await edit(by, importId, 'departmentCode', { [first.personId]: 'CARE', [second.personId]: '없는 부서' });
  const detail = await detailOf(by, importId);
  expect(detail).toMatchObject({ changed: 1, refused: 1, left: 1, leaving: 'returnOrQuit' });
  expect(detail.codes).toEqual([{ code: 'MB915', count: 1 }]);
  const found = (await rowsOf(by, importId)).find(({ aboutId }) => aboutId === first.personId);
  expect(found?.before).toEqual({ employeeNumber: '', departmentCode: expect.any(String) });

  const stored = await storedOf(by, chosen);
  const runId = await applied(by, importId);
  expect(await runOf(by, runId)).toMatchObject({ state: 'done', done: 1, refused: 0, failed: 0 });
  const [one, ...others] = await storedOf(by, chosen);
  expect(one).toMatchObject({ number: 'G-1', department: 'CARE' });
  expect(others).toEqual(stored.slice(1));
  const { runId: back } = (await control(by, runId, 'undo')).json<{ runId: string }>();
  await runRows(kernel, { companyCode: by.companyCode, runId: back });
  expect(await storedOf(by, chosen)).toEqual(stored);
});

test('BLK-10 an emptied cell clears its value, a restored cell changes nothing, and others’ changes since remain', async () => {
  const by = await company('GRIDB');
  const person = await colleague(by);
  const change = (value: object) => by.post(`/api/v1/employees/${person.personId}/changes`, { change: value });
  expect((await change({ employeeNumber: 'G-7', displayName: '영업' })).status).toBe(200);
  const { importId } = await opened(by, { personIds: [person.personId] });
  await edit(by, importId, 'displayName', { [person.personId]: '' });
  expect((await rowsOf(by, importId))[0]).toMatchObject({ mark: 'changed', before: { displayName: '영업' } });
  await edit(by, importId, 'displayName', { [person.personId]: '영업' });
  expect((await rowsOf(by, importId))[0]).toMatchObject({ mark: 'left', before: {} });
  await edit(by, importId, 'displayName', { [person.personId]: '' });
  await change({ employeeNumber: 'G-8' });
  await edit(by, importId, 'displayName', { [person.personId]: '' });
  await applied(by, importId);
  expect(await storedOf(by, [person.personId])).toMatchObject([{ number: 'G-8' }]);
  expect((await by.get(`/api/v1/employees/${person.personId}`)).text).not.toContain('영업');
});

test('BLK-10 a filter opens all results except the excluded ones; an empty selection and people of another company are refused', async () => {
  const by = await company('GRIDC');
  const [first, second] = [await colleague(by), await colleague(by)];
  const { importId } = await opened(by, { state: 'inService', exceptIds: [second.personId] });
  const ids = (await rowsOf(by, importId)).map(({ aboutId }) => aboutId);
  expect([ids.includes(first.personId), ids.includes(by.personId), ids.includes(second.personId)]).toEqual([
    true,
    true,
    false,
  ]);
  const nobody = await by.post(`${path}/selection`, { keyword: '아무도없음' });
  expect([nobody.status, nobody.text]).toEqual([400, expect.stringContaining('EMPLOYEES_CHOSEN')]);
  const theirs = await memberBrowser(app, { companyCode: 'GRIDCX', role: 'administrator' });
  expect((await by.post(`${path}/selection`, { personIds: [theirs.personId] })).status).toBe(404);
  const manager = await memberBrowser(app, { companyCode: 'GRIDC', role: 'manager' });
  expect((await manager.post(`${path}/selection`, { personIds: [first.personId] })).status).toBe(403);
});

test('BLK-07 a grid without edits is not listed; only its owner reads and corrects it', async () => {
  const by = await company('GRIDD');
  const person = await colleague(by);
  const { importId } = await opened(by, { personIds: [person.personId] });
  const listed = async () => (await by.get(path)).json<List<{ importId: string }>>().items.map((each) => each.importId);
  expect(await listed()).toEqual([]);
  await edit(by, importId, 'displayName', { [person.personId]: '총무' });
  expect(await listed()).toEqual([importId]);
  const reading = { encoding: 'utf-8', delimiter: '\t', sheet: '', headerLine: 1 };
  const again = await by.put(`${path}/${importId}/reading`, reading);
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('MB924')]);
  const columns = { kind: 'changes', columns: ['fullName'] };
  expect((await by.put(`${path}/${importId}/columns`, columns)).text).toContain('MB924');
  const other = await memberBrowser(app, { companyCode: 'GRIDD', role: 'administrator' });
  expect((await other.post(`${path}/${importId}/cells`, { cells: [{ line: 1, column: 1, value: '1' }] })).status).toBe(
    403,
  );
});
