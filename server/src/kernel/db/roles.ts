import type pg from 'pg';

/**
 * Creates the roles: `madang_owner` owns and migrates, `madang_app` owns nothing, so the fence holds. Existing rights
 * are not granted again.
 */
export async function ensureRoles(admin: pg.Pool): Promise<void> {
  for (const role of ['madang_owner', 'madang_app']) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await admin.query(`create role ${role} nologin`).catch(ignoreExisting);
    const { rows } = await admin.query<{ takes: boolean }>(takesOn, [role]);
    if (!rows[0]?.takes) await admin.query(`grant ${role} to current_user`).catch(ignoreExisting);
  }
  await admin.query(`do $$ begin
    if not (has_database_privilege('madang_owner', current_database(), 'create')
        and has_database_privilege('madang_owner', current_database(), 'connect')
        and has_database_privilege('madang_owner', current_database(), 'temporary')) then
      execute format('grant create, connect, temporary on database %I to madang_owner', current_database());
    end if;
    if not (has_schema_privilege('madang_owner', 'public', 'usage') and has_schema_privilege('madang_owner', 'public', 'create')) then
      execute 'grant usage, create on schema public to madang_owner';
    end if;
    if not has_schema_privilege('madang_app', 'public', 'usage') then
      execute 'grant usage on schema public to madang_app';
    end if;
  end $$`);
}

/** Since PostgreSQL 16 a member may be one that does not take the role on. */
const takesOn = `select pg_has_role(current_user, $1,
  case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) as takes`;

/** Roles are the whole server's: another database of it may be at its first start at the same moment. */
function ignoreExisting(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== '42710' && code !== '23505' && code !== 'XX000') throw error;
}
