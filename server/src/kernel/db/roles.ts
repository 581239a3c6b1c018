import type pg from 'pg';

/**
 * The two roles of a Madang database. `madang_owner` owns tables and runs migrations and jobs; `madang_app`
 * owns nothing, so row-level security holds for every query of a request. Neither can log in: the
 * connecting user takes them on. Roles belong to the whole server, so another process may have made them.
 */
export async function ensureRoles(admin: pg.Pool): Promise<void> {
  for (const role of ['madang_owner', 'madang_app']) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await admin.query(`create role ${role} nologin`).catch(ignoreExisting);
    await admin.query(`grant ${role} to current_user`).catch(ignoreExisting);
  }
  await admin.query(`do $$ begin
    execute format('grant create, connect, temporary on database %I to madang_owner', current_database());
    execute 'grant usage, create on schema public to madang_owner';
    execute 'grant usage on schema public to madang_app';
  end $$`);
}

/** Roles are the whole server's: another database of it may be at its first start at the same moment. */
function ignoreExisting(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== '42710' && code !== '23505' && code !== 'XX000') throw error;
}
