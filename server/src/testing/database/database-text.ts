import type { Pools } from '../../kernel/db/open-pools.ts';

/** Everything that the database holds, as text, for tests that a secret is stored nowhere in clear. */
export async function databaseText({ pools }: { readonly pools: Pick<Pools, 'owner'> }): Promise<string> {
  const { rows } = await pools.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  const admin = await pools.owner.connect();
  try {
    // Row-level security holds for the owner too, but not for the user that connected.
    await admin.query('set role none');
    const all = rows.map(({ name }) => `select t::text as text from ${name} t`).join(' union all ');
    const { rows: texts } = await admin.query<{ text: string }>(all);
    return texts.map(({ text }) => text).join('\n');
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
}
