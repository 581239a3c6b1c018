import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMember } from '../../testing/member.ts';
import {
  createTree,
  isGiven,
  permissionsIn,
  randomGrants,
  type RandomGrant,
  reachesThing,
  readRolePermissions,
  type RolePermissions,
  type Scope,
  setGrants,
  treeDepartments,
} from '../../testing/operations/random-grants.ts';
import { administratorOf } from '../../testing/organisation.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inCompany, type Tx } from '../db/database.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companyCode = 'MORERIGHTS';
await createTree(await administratorOf(app, companyCode));
const member = async () => (await addMember(db, { companyCode, role: 'employee' })).personId;
const [actor, one, another, colleague] = [await member(), await member(), await member(), await member()];
const places: Readonly<Record<string, string>> = { [colleague]: 'ADEEP' };
await inCompany(db, companyCode, (tx) =>
  tx.updateTable('people').set({ department_code: 'ADEEP' }).where('person_id', '=', colleague).execute(),
);

const scopes: readonly Scope[] = [
  ...treeDepartments.map((id) => ({ kind: 'department', id })),
  { kind: 'board', id: '7' },
  { kind: 'person', id: colleague },
];
const grants = randomGrants({ permissions: ['departments.view', 'boards.change', 'employees.view'], scopes }, 4);

const departmentOf = ({ kind, id }: Scope) => (kind === 'department' ? id : kind === 'person' ? places[id] : undefined);

/** The rule in words: a right that the person has or will have, and the other one has not with all of its scope now. */
function hasMore(of: readonly RandomGrant[], than: readonly RandomGrant[], roles: RolePermissions): boolean {
  const gives = isGiven(than, roles);
  return of
    .filter(({ hours: [, until] }) => until > 0)
    .some((held) =>
      permissionsIn(held, roles).some(
        (permission) => !gives(permission, (scope) => reachesThing(scope, held.scope, departmentOf(held.scope))),
      ),
    );
}

async function ask(tx: Tx, kinds: readonly string[], ids: readonly string[]): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`
    select touches_person_above(${actor}, ${kinds}::text[], ${ids}::text[]) as is`.execute(tx);
  return rows[0]?.is;
}

test('MEM-01 MEM-02 a person ranks above another by any right that the other lacks, alone and among others', async () => {
  const roles = await inCompany(db, companyCode, readRolePermissions);
  const sessions = new Map(
    await inCompany(db, companyCode, async (tx) => {
      const { rows } = await sql<{ person: string; id: string }>`
        select person_id as person, session_id as id from sessions where company_code = ${companyCode}`.execute(tx);
      return rows.map(({ person, id }) => [person, id] as const);
    }),
  );
  const outcomes = new Set<boolean>();
  const property = fc.asyncProperty(grants, grants, grants, async (ofActor, ofOne, ofAnother) => {
    const seen = await inCompany(db, companyCode, async (tx) => {
      await setGrants(tx, { companyCode, personId: actor }, ofActor);
      await setGrants(tx, { companyCode, personId: one }, ofOne);
      await setGrants(tx, { companyCode, personId: another }, ofAnother);
      const { rows } = await sql<{ alone: boolean; itself: boolean }>`
        select has_more_rights(${one}, ${actor}) as alone, has_more_rights(${actor}, ${actor}) as itself`.execute(tx);
      return {
        ...rows[0],
        bySession: await ask(tx, ['session'], [sessions.get(one) ?? '']),
        together: await ask(
          tx,
          ['department', 'person', 'session', 'person'],
          ['TOP', actor, sessions.get(another) ?? '', one],
        ),
        nobody: await ask(tx, ['department'], ['TOP']),
      };
    });
    const alone = hasMore(ofOne, ofActor, roles);
    outcomes.add(alone);
    const together = alone || hasMore(ofAnother, ofActor, roles);
    expect(seen).toEqual({ alone, itself: false, bySession: alone, together, nobody: false });
  });
  await fc.assert(property, { numRuns: 150 });
  expect(outcomes.size).toBe(2);
});
