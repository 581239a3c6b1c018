// Runs on every PostgreSQL: locks of tables and rows.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memberBrowser } from '../../../../testing/member.ts';
import { byRowsAlone, filledRun, foundBy, runner } from '../../../../testing/operations/runs/run-both-ways.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const gate = 20_261_203;
// One that says so when its transaction holds a lock under which no other session may write, and one that waits at the gate.
await app.pools.owner.query(`
  create function watch_locks() returns trigger language plpgsql as $$
  declare
    held text;
  begin
    if new.department_code like 'HELD%' then perform pg_advisory_xact_lock_shared(${gate}); end if;
    select string_agg(relation::regclass || ' ' || mode, ', ') into held from pg_locks
    where pid = pg_backend_pid() and locktype = 'relation'
      and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock');
    if held is not null then raise exception 'a table is locked: %', held; end if;
    return new;
  end $$;
  create trigger watched_departments after insert on departments for each row execute function watch_locks()`);

const department = (departmentCode: string) => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
});
const toCheck = async (companyCode: string, codes: readonly string[]) =>
  filledRun(app, await runner(app, companyCode), 'create-department', {
    inputs: codes.map(department),
    isToCheck: true,
  });

async function waitingAtGate(): Promise<void> {
  for (;;) {
    const { rows } = await app.pools.owner.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`,
    );
    if (rows.length > 0) return;
    await pause(20);
  }
}

test('BLK-03 a check locks no table, by rows and as sets', async () => {
  for (const [companyCode, by] of [
    ['LOCKS1', byRowsAlone(kernel)],
    ['LOCKS2', kernel],
  ] as const) {
    const run = await toCheck(companyCode, ['ROOM1', 'ROOM2', 'NEAR1']);
    expect(await foundBy(by, run)).toEqual([
      ['clean', null],
      ['clean', null],
      ['clean', null],
    ]);
  }
});

test('BLK-03 during a check others change people and departments of their companies', async () => {
  const run = await toCheck('LOCKS3', ['HELD1']);
  const clerk = await memberBrowser(app, { companyCode: 'LOCKS3', role: 'administrator' });
  const { personId } = await memberBrowser(app, { companyCode: 'LOCKS3', role: 'employee' });
  const stranger = await memberBrowser(app, { companyCode: 'LOCKS4', role: 'administrator' });
  const holder = await app.pools.owner.connect();
  try {
    await holder.query(`begin; select pg_advisory_xact_lock(${gate})`);
    const checking = foundBy(byRowsAlone(kernel), run);
    await waitingAtGate();
    expect((await stranger.post('/api/v1/departments', department('ROOM1'))).status).toBe(200);
    const placed = await clerk.put(`/api/v1/employees/${personId}/job`, { jobRankCode: '', jobTitleCode: '' });
    expect(placed).toMatchObject({ status: 200 });
    expect((await holder.query(`select 1 from pg_locks where objid = ${gate} and not granted`)).rows).toHaveLength(1);
    await holder.query('commit');
    expect(await checking).toEqual([['clean', null]]);
  } finally {
    holder.release();
  }
});

// Three times the time limit of a statement.
test.runIf(process.env['MADANG_FULL'])(
  'BLK-03 a check that finds a locked table ends with its rows unchecked',
  { timeout: 120_000 },
  async () => {
    const run = await toCheck('LOCKS5', ['ROOM1']);
    const holder = await app.pools.owner.connect();
    try {
      await holder.query('begin; lock table departments in share mode');
      expect(await foundBy(byRowsAlone(kernel), run)).toEqual([['unchecked', null]]);
      await holder.query('commit');
    } finally {
      holder.release();
    }
  },
);
