import fc from 'fast-check';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { Browser } from '../browser.ts';

/** Each department with the one above it. */
const tree: Readonly<Record<string, string>> = { AAAA: 'TOP', BBBB: 'TOP', AONE: 'AAAA', ADEEP: 'AONE', BONE: 'BBBB' };
export const treeDepartments = ['TOP', ...Object.keys(tree)];

export async function createTree(administrator: Browser): Promise<void> {
  const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
  for (const [departmentCode, parentDepartmentCode] of Object.entries(tree)) {
    const answer = await administrator.post('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode });
    if (answer.status !== 200) throw new Error(answer.text);
  }
}

export function isAbove(above: string, code: string | undefined): boolean {
  return code !== undefined && (above === code || isAbove(above, tree[code]));
}

export interface Scope {
  readonly kind: string;
  readonly id: string;
}

export interface RandomGrant {
  readonly permission: string;
  /** Role that is given in place of the permission. */
  readonly role: string | null;
  readonly scope: Scope;
  /** Hours from now between which it holds. */
  readonly hours: readonly [number, number];
}

interface Choices {
  readonly permissions: readonly string[];
  /** Scopes besides the whole company. */
  readonly scopes: readonly Scope[];
}

export function randomGrants({ permissions, scopes }: Choices, maxLength = 5): fc.Arbitrary<RandomGrant[]> {
  return fc.array(
    fc.record({
      permission: fc.constantFrom(...permissions),
      role: fc.option(fc.constantFrom('administrator', 'employee'), { freq: 3 }),
      scope: fc.constantFrom({ kind: 'company', id: '' }, ...scopes),
      hours: fc.constantFrom<RandomGrant['hours']>([-1, 1], [-2, -1], [1, 2]),
    }),
    { maxLength },
  );
}

interface Holder {
  readonly companyCode: string;
  readonly personId: string;
}

/** Gives a person these grants and no others. */
export async function setGrants(tx: Tx, holder: Holder, grants: readonly RandomGrant[]): Promise<void> {
  const { companyCode, personId } = holder;
  await sql`delete from grants where company_code = ${companyCode} and person_id = ${personId}`.execute(tx);
  for (const { permission, role, scope, hours } of grants) {
    const [from, until] = hours;
    await sql`insert into grants (company_code, person_id, role, permission, scope_kind, scope_id, valid_from, valid_until)
      values (${companyCode}, ${personId}, ${role}, ${role === null ? permission : null}, ${scope.kind}, ${scope.id},
        app_now() + make_interval(hours => ${from}), app_now() + make_interval(hours => ${until}))`.execute(tx);
  }
}

export type RolePermissions = ReadonlyMap<string, ReadonlySet<string>>;

export async function readRolePermissions(tx: Tx): Promise<RolePermissions> {
  const { rows } = await sql<{ role: string; permission: string }>`
    select role, permission from role_permissions`.execute(tx);
  const byRole = Map.groupBy(rows, ({ role }) => role);
  return new Map([...byRole].map(([role, held]) => [role, new Set(held.map(({ permission }) => permission))]));
}

/** The permissions that a grant gives to its scope. */
export function permissionsIn({ permission, role }: RandomGrant, roles: RolePermissions): readonly string[] {
  return role === null ? [permission] : [...(roles.get(role) ?? [])];
}

/** The rule in words: a grant that holds now gives its permission to its scope. */
export function isGiven(of: readonly RandomGrant[], roles: RolePermissions) {
  const living = of.filter(({ hours: [from, until] }) => from < 0 && until > 0);
  return (permission: string, reaches: (scope: Scope) => boolean) =>
    living.some((each) => reaches(each.scope) && permissionsIn(each, roles).includes(permission));
}

/** Returns whether a scope reaches a thing: a department's reaches all below it, and the people there. */
export function reachesThing(scope: Scope, thing: Scope, departmentOfThing: string | undefined): boolean {
  return (
    scope.kind === 'company' ||
    (scope.kind === thing.kind && scope.id === thing.id) ||
    (scope.kind === 'department' && isAbove(scope.id, departmentOfThing))
  );
}
