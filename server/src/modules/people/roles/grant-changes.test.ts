// Runs on every PostgreSQL: triggers.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closePerson } from '../../access/accounts/index.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { employeesOf } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { inCompany, transaction, type Tx } from '../../../kernel/db/database.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;

interface GrantChange {
  readonly person_id: string;
  readonly change: string;
  readonly operation: string | null;
  readonly actor_id: string | null;
  readonly what: string;
  readonly scope: string;
}

async function changesOf(companyCode: string): Promise<GrantChange[]> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<GrantChange>`select person_id, change, operation, actor_id, coalesce(role, permission) as what,
      scope_kind || scope_id as scope from grant_changes where company_code = ${companyCode}
      order by changed_at`.execute(tx),
  );
  return rows;
}

test('MEM-03 MEM-09 granting and revoking a role are recorded with actor and operation', async () => {
  const companyCode = 'GRANTEDA';
  const administrator = await administratorOf(app, companyCode);
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  const before = await changesOf(companyCode);
  expect(before).toMatchObject([{ person_id: administrator.personId, what: 'administrator', actor_id: null }]);
  await employeesOf(app).register(administrator);
  expect(await changesOf(companyCode)).toEqual(before);
  const path = '/api/v1/memberships';
  const given = await administrator.post(path, { personId, role: 'manager' });
  expect(given.status, given.text).toBe(200);
  const taken = await administrator.delete(`${path}/${personId}/manager`);
  expect(taken.status, taken.text).toBe(200);
  const of = { person_id: personId, actor_id: administrator.personId, what: 'manager', scope: 'company' };
  expect((await changesOf(companyCode)).slice(1)).toEqual([
    { ...of, change: 'given', operation: 'grant-role' },
    { ...of, change: 'taken', operation: 'revoke-role' },
  ]);
});

test('MEM-02 MEM-03 a changed grant is recorded with its old and new values, for each row of a statement', async () => {
  const companyCode = 'GRANTEDB';
  await administratorOf(app, companyCode);
  const people = [
    await memberBrowser(app, { companyCode, role: 'employee' }),
    await memberBrowser(app, { companyCode, role: 'employee' }),
  ].map(({ personId }) => personId);
  const actorId = randomUUID();
  const work = async (statement: ReturnType<typeof sql>) => {
    const before = await changesOf(companyCode);
    const settings = { companyCode, actorId, operation: 'change-rights' };
    await transaction(db, (tx) => statement.execute(tx), settings);
    return (await changesOf(companyCode))
      .slice(before.length)
      .map(({ person_id: id, change, what, scope, ...by }) => {
        expect(by).toEqual({ operation: 'change-rights', actor_id: actorId });
        return `${people.indexOf(id)} ${change} ${what} ${scope}`;
      })
      .toSorted();
  };
  const permission = 'departments.view';
  expect(
    await work(sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
      select ${companyCode}, id, ${permission}, 'department', 'TOP' from unnest(${people}::uuid[]) id`),
  ).toEqual([`0 given ${permission} departmentTOP`, `1 given ${permission} departmentTOP`]);
  expect(await work(sql`update grants set scope_id = scope_id where permission is not null`)).toEqual([]);
  expect(await work(sql`update grants set scope_kind = 'company', scope_id = '' where permission is not null`)).toEqual(
    [
      `0 given ${permission} company`,
      `0 taken ${permission} departmentTOP`,
      `1 given ${permission} company`,
      `1 taken ${permission} departmentTOP`,
    ],
  );
  expect(await work(sql`delete from grants where permission is not null`)).toEqual([
    `0 taken ${permission} company`,
    `1 taken ${permission} company`,
  ]);
});

test('ACC-11 a closed account and a deleted person leave no grants in the history, which cannot be rewritten', async () => {
  const companyCode = 'GRANTEDC';
  await administratorOf(app, companyCode);
  const { personId } = await memberBrowser(app, { companyCode, role: 'manager' });
  const deleted = await memberBrowser(app, { companyCode, role: 'manager' });
  const kept = async () => new Set((await changesOf(companyCode)).map(({ person_id: id }) => id));
  expect(await kept()).toEqual(new Set([expect.any(String), personId, deleted.personId]));
  await inCompany(db, companyCode, async (tx: Tx) => {
    const login_id = `${personId}@gone.example`;
    await tx.insertInto('login_ids').values({ login_id, company_code: companyCode, person_id: personId }).execute();
    await closePerson(tx, app.kernel, { companyCode, personId, days: 30 });
    for (const table of ['sessions', 'memberships', 'people'] as const) {
      await tx
        .deleteFrom(table)
        .where('company_code', '=', companyCode)
        .where('person_id', '=', deleted.personId)
        .execute();
    }
  });
  const rest = await kept();
  expect(rest.size).toBe(1);
  expect(rest).not.toContain(personId);
  expect(rest).not.toContain(deleted.personId);
  await expect(
    inCompany(db, companyCode, (tx) => sql`update grant_changes set actor_id = null`.execute(tx)),
  ).rejects.toThrow('permission denied');
});
