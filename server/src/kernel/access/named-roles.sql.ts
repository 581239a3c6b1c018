import type { Role } from '@madang/contract/kernel/access/roles.ts';
import { sql, type RawBuilder } from 'kysely';

/** Roles as texts of the statement: of a value, the planner would think that half of a company has it. */
export function namedRoles(roles: readonly Role[]): RawBuilder<unknown> {
  return sql.join(roles.map((role) => sql.lit(role)));
}
