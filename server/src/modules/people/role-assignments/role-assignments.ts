import { refusalFor } from '@madang/contract/people/employment/acts.ts';
import {
  administratorRoles,
  type GrantableRole,
  grantableRoles,
} from '@madang/contract/people/role-assignments/rules.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  changesOfOperations,
  changesOfTarget,
  type TargetChange,
} from '../../../kernel/audit/changes-of-target.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { lockState } from '../person-records/index.ts';

const reserved: readonly GrantableRole[] = administratorRoles;

/** Returns the permission needed to grant or revoke a role. */
export function permissionFor(role: GrantableRole): Permission {
  return reserved.includes(role) ? 'administrators.change' : 'memberships.change';
}

/** The roles that a person with these permissions grants. */
export function grantableWith(permissions: ReadonlySet<Permission>): GrantableRole[] {
  return grantableRoles.filter((role) => permissions.has(permissionFor(role)));
}

/** Those of some roles that a person gives without an end: what they have within hours or until a day is not given so. */
export function unboundOf(personId: string, roles: readonly GrantableRole[]): RawBuilder<{ role: GrantableRole }> {
  const by = roles.map(permissionFor);
  return sql<{ role: GrantableRole }>`
    select role from unnest(${roles}::text[], ${by}::text[]) with ordinality g (role, giving, place)
    where may_give_role(${personId}::uuid, giving, role) order by place`;
}

export function exportTarget(exportId: string): Target {
  return { kind: 'membership-export', id: exportId };
}

export function personTarget(id: string): Target {
  return { kind: 'person', id };
}

export type { TargetChange };

/** Names of the operations in the index over these rows of the audit log. */
const operations = ['grant-role', 'revoke-role', 'accept-handover', 'give-up-role'] as const;

/** Operations that are rare in a company and are found by their names. */
const rareOperations = ['replace-representative', 'request-sign-up', 'settle-login-tie'] as const;

/** Returns a query for the changes of a person's roles, newest first. */
export function roleChangesOf({ companyCode, personId }: PersonKey, limit: number): RawBuilder<TargetChange> {
  const target = personTarget(personId);
  const usual = changesOfTarget({ companyCode, target, operations, limit });
  const rare = changesOfOperations({ companyCode, operations: rareOperations, target, limit });
  return sql<TargetChange>`
    select * from ((${usual}) union all (select "changeId", "occurredAt", operation, "actorId", detail from (${rare}) rare)) changes
    order by "occurredAt" desc, "changeId" desc limit ${limit}`;
}

/** Roles hold in the whole company, so a right over a department gives none. */
export function companyTarget(companyCode: string): Target {
  return { kind: 'company', id: companyCode };
}

/** Holds the row of a person who is to have a role, and refuses one whose state allows none (MEM-01). */
export async function requireBearer(tx: Tx, person: PersonKey, field = 'personId'): Promise<void> {
  const held = await lockState(tx, person);
  if (!held) throw refuseField(field, 'EM0006');
  if (held.state === 'closed') throw refuseField(field, 'EM0009');
  const code = refusalFor(held, 'role');
  if (code !== undefined) throw refuseField(field, code);
}
