import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMember } from '../../testing/member.ts';
import {
  createTree,
  isGiven,
  randomGrants,
  reachesThing,
  readRolePermissions,
  setGrants,
  treeDepartments,
} from '../../testing/operations/random-grants.ts';
import { administratorOf } from '../../testing/organisation.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inCompany } from '../db/database.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companyCode = 'AGREE';

/** Departments, and a thing that belongs to no department. */
const things = [...treeDepartments.map((id) => ({ kind: 'department', id })), { kind: 'board', id: '7' }];
const permissions = ['departments.create', 'departments.view', 'boards.change'] as const;
await createTree(await administratorOf(app, companyCode));

const grants = randomGrants({ permissions, scopes: [{ kind: 'board', id: '8' }, ...things] });

interface Seen {
  readonly permission: string;
  readonly kind: string;
  readonly id: string;
  readonly isAuthorized: boolean;
  readonly isPermitted: boolean;
  readonly isReached: boolean;
  readonly isSomewhere: boolean;
  readonly isEverywhere: boolean;
}

test('MEM-02 authorize, the actions on a target, lists and navigation follow one rule', async () => {
  const rolePermissions = await inCompany(db, companyCode, readRolePermissions);
  const property = fc.asyncProperty(grants, async (given) => {
    const { personId } = await addMember(db, { companyCode, role: 'employee' });
    const seen = await inCompany(db, companyCode, async (tx) => {
      await setGrants(tx, { companyCode, personId }, given);
      const { rows } = await sql<Seen>`
        select permission, kind, id,
          authorize(${personId}, permission, array[kind], array[id]) as "isAuthorized",
          permission = any(permissions_on(${personId}, kind, id)) as "isPermitted",
          not exists (select from reach_of(${personId}, permission, kind))
            or exists (select from reach_of(${personId}, permission, kind) r
              where id = any(r.ids) or kind = 'department' and id in (select departments_within(r.paths))) as "isReached",
          permission = any(r.somewhere) as "isSomewhere", permission = any(r.everywhere) as "isEverywhere"
        from unnest(${[...permissions]}::text[]) permission,
          unnest(${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::text[]) thing (kind, id),
          rights_of(${personId}) r`.execute(tx);
      return rows;
    });
    const gives = isGiven(given, rolePermissions);
    expect(seen).toHaveLength(permissions.length * things.length);
    for (const { permission, kind, id, ...says } of seen) {
      const department = kind === 'department' ? id : undefined;
      const isHere = gives(permission, (scope) => reachesThing(scope, { kind, id }, department));
      expect([permission, kind, id, says]).toEqual([
        permission,
        kind,
        id,
        {
          isAuthorized: isHere,
          isPermitted: isHere,
          isReached: isHere,
          isSomewhere: gives(permission, () => true),
          isEverywhere: gives(permission, (scope) => scope.kind === 'company'),
        },
      ]);
    }
  });
  await fc.assert(property, { numRuns: 60 });
});
