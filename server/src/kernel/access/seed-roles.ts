import { sql } from 'kysely';
import { permissionTable } from '@madang/contract/permissions.ts';
import type { Database } from '../db/database.ts';
import { resourceRoles } from './givable.ts';

/** Brings what the built-in roles and the resources open up to the contract; repeating it changes nothing. */
export async function seedRoles(db: Database): Promise<void> {
  const ofRoles = Object.entries(permissionTable).flatMap(([permission, { roles }]) =>
    roles.map((role) => ({ role: role as string, permission })),
  );
  const ofResources = [...resourceRoles].flatMap(([role, opened]) =>
    opened.map((permission) => ({ role, permission })),
  );
  const rows = [...ofRoles, ...ofResources];
  const [roles, permissions] = [rows.map(({ role }) => role), rows.map(({ permission }) => permission)];
  await sql`
    with wanted as (select * from unnest(${roles}::text[], ${permissions}::text[]) w (role, permission)),
    gone as (delete from role_permissions r
      where not exists (select from wanted w where w.role = r.role and w.permission = r.permission))
    insert into role_permissions (role, permission) select role, permission from wanted on conflict do nothing`.execute(
    db,
  );
}
