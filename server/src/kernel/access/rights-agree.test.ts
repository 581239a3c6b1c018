import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMember } from '../../testing/member.ts';
import { administratorOf } from '../../testing/organisation.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inCompany } from '../db/database.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companyCode = 'AGREE';

/** Each department with the one above it. */
const tree: Readonly<Record<string, string>> = { AAAA: 'TOP', BBBB: 'TOP', AONE: 'AAAA', ADEEP: 'AONE', BONE: 'BBBB' };
const departments = ['TOP', ...Object.keys(tree)];
/** What stands in no department too. */
const things = [...departments.map((id) => ({ kind: 'department', id })), { kind: 'board', id: '7' }];
const permissions = ['departments.create', 'departments.view', 'boards.change'] as const;
const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
const administrator = await administratorOf(app, companyCode);
for (const [departmentCode, parentDepartmentCode] of Object.entries(tree)) {
  const answer = await administrator.post('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode });
  expect(answer.status, answer.text).toBe(200);
}

/** A grant of a permission, or of a role in its place; `hours` from now in which it holds. */
const grants = fc.array(
  fc.record({
    permission: fc.constantFrom(...permissions),
    role: fc.option(fc.constantFrom('administrator', 'employee'), { freq: 3 }),
    scope: fc.constantFrom({ kind: 'company', id: '' }, { kind: 'board', id: '8' }, ...things),
    hours: fc.constantFrom([-1, 1], [-2, -1], [1, 2]),
  }),
  { maxLength: 5 },
);
type Grant = typeof grants extends fc.Arbitrary<(infer G)[]> ? G : never;

const isAbove = (above: string, code: string | undefined): boolean =>
  code !== undefined && (above === code || isAbove(above, tree[code]));

/** The rule in words: a grant that holds now gives its permission to its scope, a department's to all below it. */
function isGiven(of: readonly Grant[], rolePermissions: ReadonlyMap<string, ReadonlySet<string>>) {
  const living = of.filter(({ hours: [from = 0, until = 0] }) => from < 0 && until > 0);
  return (permission: string, reaches: (scope: Grant['scope']) => boolean) =>
    living.some(
      (each) =>
        reaches(each.scope) &&
        (each.role === null
          ? each.permission === permission
          : rolePermissions.get(each.role)?.has(permission) === true),
    );
}

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

test('MEM-02 authorize, what one may on a thing, what lists show and what navigation offers follow one rule', async () => {
  const rolePermissions = await inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql<{ role: string; permission: string }>`
      select role, permission from role_permissions`.execute(tx);
    const byRole = Map.groupBy(rows, ({ role }) => role);
    return new Map([...byRole].map(([role, held]) => [role, new Set(held.map(({ permission }) => permission))]));
  });
  const property = fc.asyncProperty(grants, async (given) => {
    const { personId } = await addMember(db, { companyCode, role: 'employee' });
    const seen = await inCompany(db, companyCode, async (tx) => {
      await sql`delete from grants where company_code = ${companyCode} and person_id = ${personId}`.execute(tx);
      for (const { permission, role, scope, hours } of given) {
        const [from = 0, until = 0] = hours;
        await sql`insert into grants (company_code, person_id, role, permission, scope_kind, scope_id, valid_from, valid_until)
          values (${companyCode}, ${personId}, ${role}, ${role === null ? permission : null}, ${scope.kind}, ${scope.id},
            app_now() + make_interval(hours => ${from}), app_now() + make_interval(hours => ${until}))`.execute(tx);
      }
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
      const isHere = gives(
        permission,
        (scope) =>
          scope.kind === 'company' ||
          (scope.kind === kind && scope.id === id) ||
          (scope.kind === 'department' && kind === 'department' && isAbove(scope.id, id)),
      );
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
