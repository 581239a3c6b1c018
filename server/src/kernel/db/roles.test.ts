// Runs on every PostgreSQL: rights of roles.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { explainStart } from '../../explain-start.ts';
import { ask, ownDatabase } from '../../testing/database/own-database.ts';
import { closePools, openPools } from './open-pools.ts';

const server = inject('testServer');

/** A login role with what `is` says, until the end of the test. */
async function loginRole(database: pg.ClientConfig, is: string): Promise<pg.ClientConfig> {
  const user = `madang_login_${randomBytes(4).toString('hex')}`;
  const { password } = server;
  const withPassword = typeof password === 'string' ? `password '${password}'` : '';
  await ask(database, `create role ${user} login ${withPassword} ${is}`);
  onTestFinished(async () => {
    await ask(database, `reassign owned by ${user} to current_user`);
    await ask(database, `drop owned by ${user}`);
    await ask({ ...server, database: 'postgres' }, `drop owned by ${user}`);
    await ask(database, `drop role ${user}`);
  });
  return { ...database, user };
}

const rolesExist = async (database: pg.ClientConfig) => {
  for (const role of ['madang_owner', 'madang_app']) {
    await ask(database, `create role ${role} nologin`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === '42710')) throw error;
    });
  }
};

test('OPS-05 a user with roles and rights from another starts the product, and before that the start names the missing ones', async () => {
  const { connection } = await ownDatabase('nothing');
  await rolesExist(connection);
  const user = await loginRole(connection, 'nocreaterole in role madang_owner, madang_app');
  const refused = await openPools(user, 2).catch((error: unknown) => error);
  const said = explainStart(refused, readConfig({}));
  expect(said).toMatch(/^PostgreSQL does not let the user of DATABASE_URL do that \(permission denied .*running\.md/);
  expect(said).not.toMatch(/\n {4}at /);
  const name = connection.database ?? '';
  await ask(connection, `grant create, connect, temporary on database ${name} to madang_owner`);
  await ask(connection, 'grant usage, create on schema public to madang_owner');
  await ask(connection, 'grant usage on schema public to madang_app');
  await closePools(await openPools(user, 2));
});

test('OPS-05 a user who can create roles and owns the database needs nothing else', async () => {
  const { connection } = await ownDatabase('nothing');
  const user = await loginRole(connection, 'createrole');
  await ask(connection, `alter database ${connection.database ?? ''} owner to ${user.user ?? ''}`);
  const [server16] = await ask<{ since: boolean }>(
    connection,
    `select current_setting('server_version_num')::integer >= 160000 as since`,
  );
  // There it is not enough to be able to create roles, where another user has made these; it takes them on by itself.
  if (server16?.since)
    await ask(connection, `grant madang_owner, madang_app to ${user.user ?? ''} with admin true, set false`);
  await closePools(await openPools(user, 2));
});

test('OPS-05 an unresolvable request address, or one without its role, is reported with its own setting', async () => {
  const { connection } = await ownDatabase('nothing');
  const way = (more: pg.ClientConfig) => ({ connection: { ...connection, ...more }, namesStatements: true });
  for (const more of [{ host: '127.0.0.1', port: 1 }, { user: 'nobody_of_that_name' }]) {
    const refused = await openPools(connection, 2, way(more)).catch((error: unknown) => error);
    const said = explainStart(refused, readConfig({}));
    expect(said).toMatch(/^requests cannot reach the database by DATABASE_REQUESTS_URL \(\w+\)/);
    expect(said).not.toMatch(/\n {4}at /);
  }
});
