import { refuseField } from '@madang/contract/refuse.ts';
import { givable, isGivable } from '../../../kernel/access/givable.ts';
import { mayGive } from '../../../kernel/access/may-give.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

export function companyRoleTarget(id: string): Target {
  return { kind: 'company-role', id };
}

/** Lists the permissions that may stand in a role of those that a reader has. */
export function givableOf(own: ReadonlySet<string>): string[] {
  return givable.filter((permission) => own.has(permission));
}

/** Refuses what is never given, and what the actor does not have in the whole company: a role may be granted anywhere. */
export async function requireOwn(tx: Tx, actorId: string | undefined, permissions: readonly string[]): Promise<void> {
  if (!permissions.every(isGivable)) throw refuseField('permissions', 'GRANT_UNKNOWN');
  const scope = { kind: 'company', id: '' };
  if (!(await mayGive(tx, actorId, { permissions, scope }))) throw refuseField('permissions', 'GRANT_BEYOND_OWN');
}
