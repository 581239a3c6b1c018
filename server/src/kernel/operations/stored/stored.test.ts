import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { addMember } from '../../../testing/member.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { grant, revokeAll } from '../../../testing/operations/rights.ts';
import { departmentCodes, setSetUpState } from '../../../testing/organisation.ts';
import { planOfEarlierRelease } from '../../../testing/plans/earlier-plan.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { inCompany } from '../../db/database.ts';
import { purgeExpired } from '../../../platform/purge-expired.ts';
import type { Origin, Person } from '../principal.ts';
import { runRows, watchRows } from './rows.ts';
import { startRows } from './runs/open-run.ts';
import { readRows } from './runs/read-run.ts';

const app = await startTestApp();
const { kernel } = app;
const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
const department = (departmentCode: string, parentDepartmentCode = 'TOP') => ({
  departmentCode,
  ...names,
  parentDepartmentCode,
});

type PersonOrigin = Origin & { readonly principal: Person };

async function member(companyCode: string, role = 'administrator'): Promise<PersonOrigin> {
  const { personId } = await addMember(kernel.db, { companyCode, role });
  return { principal: { kind: 'person', companyCode, personId }, request: { id: randomUUID(), address: '' } };
}

async function start(origin: PersonOrigin, name: string, inputs: readonly unknown[]) {
  const { companyCode } = origin.principal;
  const runId = await inCompany(kernel.db, companyCode, (tx) => startRows(kernel, tx, origin, { name, inputs }));
  return { companyCode, runId };
}

async function ended(run: { readonly companyCode: string; readonly runId: string }) {
  return vi.waitFor(
    async () => {
      const rows = await readRows(kernel, run);
      expect(rows.filter(({ state }) => state === 'waiting')).toEqual([]);
      return rows;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('rows run in order by the operation of a click, each ends separately, and the report shows the results', async () => {
  const origin = await member('ROWS1');
  const run = await start(origin, 'create-department', [
    department('MAIN'),
    department('MAIN'),
    department('SUB1', 'MAIN'),
    department('SUB2', 'NOSUCH'),
    { ...department('SUB3'), departmentName: '' },
    'no object',
  ]);
  expect(await ended(run)).toMatchObject([
    { rowNumber: 1, state: 'done', outcome: null },
    { rowNumber: 2, state: 'refused', outcome: { code: 'CM301', fields: [{ path: 'departmentCode' }] } },
    { rowNumber: 3, state: 'done' },
    { rowNumber: 4, state: 'refused', outcome: { fields: [{ path: 'parentDepartmentCode' }] } },
    { rowNumber: 5, state: 'refused', outcome: { code: 'MB_M_REQUIRED', fields: [{ path: 'departmentName' }] } },
    { rowNumber: 6, state: 'refused', outcome: { code: 'CO400' } },
  ]);
  expect(await departmentCodes(app, 'ROWS1')).toEqual(['MAIN', 'SUB1']);
  const audit = await inCompany(kernel.db, 'ROWS1', (tx) =>
    tx.selectFrom('audit_log').select(['via', 'actor_id']).where('operation', '=', 'create-department').execute(),
  );
  const row = { via: `job:${run.runId}`, actor_id: origin.principal.personId };
  expect(audit).toEqual([row, row]);
});

test('rows of a person without the right are refused one by one, and nothing is created', async () => {
  const run = await start(await member('ROWS2', 'employee'), 'create-department', [department('MAIN')]);
  expect(await ended(run)).toMatchObject([{ state: 'refused', outcome: { code: 'CO401' } }]);
  expect(await departmentCodes(app, 'ROWS2')).toEqual([]);
});

test('stored inputs are encrypted while they are kept; no secret is stored', async () => {
  const origin = await member('ROWS3');
  const employee = {
    surname: '한',
    givenName: '새봄',
    loginId: 'sealed.saebom',
    externalMail: 'sealed.saebom@outside.example',
    language: 'ko',
    residenceCountry: 'KR',
  };
  const effectiveAt = new Date(Date.now() + 3_600_000);
  await inCompany(kernel.db, 'ROWS3', (tx) =>
    planOfEarlierRelease(kernel, tx, origin, { name: 'register-employee', input: employee, effectiveAt }),
  );
  const run = await start(origin, 'register-employee', [{ ...employee, loginId: 'Not An ID' }]);
  expect(await databaseText(app)).not.toMatch(/saebom@|새봄/);
  await ended(run);
  // Kept for the report and for another try, until the run goes.
  const kept = await inCompany(kernel.db, 'ROWS3', (tx) =>
    tx.selectFrom('run_rows').select('input').where('run_id', '=', run.runId).execute(),
  );
  expect(kept.map(({ input }) => input !== null)).toEqual([true]);
  expect(await databaseText(app)).not.toMatch(/saebom@|새봄/);
  await expect(start(origin, 'check-code', [{}])).rejects.toThrow('check-code is never stored');
});

async function planned(origin: PersonOrigin, name: string, input: object) {
  const { companyCode } = origin.principal;
  const effectiveAt = new Date(Date.now() + 3_600_000);
  const planId = await inCompany(kernel.db, companyCode, (tx) =>
    planOfEarlierRelease(kernel, tx, origin, { name, input, effectiveAt }),
  );
  return { companyCode, planId };
}

const stateOf = ({ companyCode, planId }: Awaited<ReturnType<typeof planned>>) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select(['state', 'input']).where('plan_id', '=', planId).executeTakeFirst(),
  );

test('a plan runs at its time, or is refused by a rule or a lost right; each is recorded', async () => {
  const origin = await member('PLANS1');
  const planner = await member('PLANS1', 'employee');
  const key = { companyCode: 'PLANS1', personId: planner.principal.personId } as const;
  await grant(kernel.db, { ...key, permission: 'departments.create' });
  const plans = [
    await planned(origin, 'create-department', department('MAIN')),
    await planned(origin, 'create-department', department('SUB1', 'NOSUCH')),
    await planned(planner, 'create-department', department('SUB2')),
  ];
  await revokeAll(kernel.db, 'PLANS1', key.personId);
  expect(await departmentCodes(app, 'PLANS1')).toEqual([]);
  await app.advance(3_601);
  await app.pools.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where payload ->> 'planId' = any($1)`,
    [plans.map(({ planId }) => planId)],
  );
  await vi.waitFor(
    async () => {
      const states = await Promise.all(plans.map(stateOf));
      expect(states).toEqual(['done', 'refused', 'refused'].map((state) => ({ state, input: null })));
    },
    { timeout: 15_000, interval: 100 },
  );
  expect(await departmentCodes(app, 'PLANS1')).toEqual(['MAIN']);
});

test('a plan that would overwrite needs an expected value, else it is not stored', async () => {
  const origin = await member('PLANS2');
  const renaming = { departmentCode: 'MAIN', ...names };
  await expect(planned(origin, 'change-department', renaming)).rejects.toThrow('says what it expects');
});

test('a row that would overwrite needs an expected value, else it fails and changes nothing', async () => {
  const origin = await member('ROWS6');
  await ended(await start(origin, 'create-department', [department('MAIN'), department('SIDE')]));
  const renaming = { ...names, departmentName: '관리' };
  const run = await start(origin, 'change-department', [
    { departmentCode: 'MAIN', ...renaming, expected: names },
    { departmentCode: 'SIDE', ...renaming },
    { departmentCode: 'SIDE', ...renaming, expected: { ...names, departmentName: '다른 이름' } },
  ]);
  expect(await ended(run)).toMatchObject([
    { state: 'done' },
    { state: 'failed', outcome: { code: 'CO500' } },
    { state: 'refused', outcome: { code: 'EDIT_CONFLICT' } },
  ]);
  const held = await inCompany(kernel.db, 'ROWS6', (tx) =>
    tx.selectFrom('departments').select(['department_code', 'name']).where('department_code', '!=', 'TOP').execute(),
  );
  expect(new Map(held.map(({ department_code: code, name }) => [code, name]))).toEqual(
    new Map([
      ['MAIN', '관리'],
      ['SIDE', '영업'],
    ]),
  );
});

// Last, for it moves the clock.
test('a run of a dead worker is resumed, and two workers at once do nothing twice', async () => {
  const origin = await member('ROWS4');
  await setSetUpState(app, 'ROWS4', 'finished');
  const inputs = Array.from({ length: 120 }, (_, n) => department(`ROW${n}0`));
  const run = await start(origin, 'create-department', inputs);
  await Promise.all([runRows(kernel, run), runRows(kernel, run)]);
  // The application's own worker may still be at rows that it shares with these two.
  expect((await ended(run)).map(({ state }) => state)).toEqual(inputs.map(() => 'done'));
  expect(await departmentCodes(app, 'ROWS4')).toHaveLength(120);
  // As a killed worker leaves it: rows that wait, and a job that no one works at.
  const stalled = await inCompany(kernel.db, 'ROWS4', (tx) =>
    startRows(kernel, tx, origin, { name: 'create-department', inputs: [department('LATE')] }),
  );
  await app.advance(61);
  await watchRows(kernel, { companyCode: 'ROWS4', runId: stalled });
  await ended({ companyCode: 'ROWS4', runId: stalled });
  expect(await departmentCodes(app, 'ROWS4')).toHaveLength(121);
});

test('an ended run is purged after a week, with its rows, and an unfinished one remains', async () => {
  const origin = await member('ROWS5');
  const gone = await start(origin, 'create-department', [department('MAIN')]);
  await ended(gone);
  // The run ends a moment after its last row, and would end a week later with the clock that moves.
  await vi.waitFor(async () =>
    expect(
      await inCompany(kernel.db, 'ROWS5', (tx) =>
        tx.selectFrom('row_runs').select('run_id').where('ended_at', 'is not', null).execute(),
      ),
    ).toEqual([{ run_id: gone.runId }]),
  );
  await app.advance(6 * daySeconds);
  await purgeExpired(kernel.db);
  expect(await readRows(kernel, gone)).toHaveLength(1);
  const waiting = randomUUID();
  await inCompany(kernel.db, 'ROWS5', (tx) =>
    sql`insert into row_runs (company_code, run_id, operation, person_id, request_id)
      values ('ROWS5', ${waiting}, 'create-department', ${origin.principal.personId}, 'a request')`.execute(tx),
  );
  await app.advance(2 * daySeconds);
  await purgeExpired(kernel.db);
  expect(await readRows(kernel, gone)).toEqual([]);
  const runs = await inCompany(kernel.db, 'ROWS5', (tx) => tx.selectFrom('row_runs').select('run_id').execute());
  expect(runs).toEqual([{ run_id: waiting }]);
});
