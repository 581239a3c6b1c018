import pg from 'pg';
import { seedRoles } from '../kernel/access/seed-roles.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { closePools, openPools } from '../kernel/db/open-pools.ts';
import { modules } from '../modules/index.ts';
import { resetRows } from './database/reset-rows.sql.ts';

export const templateName = 'madang_test_template';

/** A database with schema, reference data and a clock that tests move, for every test file to copy. */
export function createTemplate(server: pg.ClientConfig): Promise<void> {
  return makeTemplate(server, templateName, movableClock + resetRows);
}

export const emptyTemplateName = 'madang_test_empty';

/** A database as the product's first start leaves it, for every product of the journeys to copy. */
export function createEmptyTemplate(server: pg.ClientConfig): Promise<void> {
  return makeTemplate(server, emptyTemplateName);
}

async function makeTemplate(server: pg.ClientConfig, name: string, more?: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await client.end();
  const pools = await openPools({ ...server, database: name }, 2);
  const owner = openDatabase(pools.owner);
  await seedRoles(owner);
  for (const module of modules) await module.seed?.({ db: owner });
  if (more) await pools.owner.query(more);
  await closePools(pools);
}

/** The product reads time through app_now() alone; here it is the real clock plus what a test has added. */
export const movableClock = `
  create table test_clock (ahead interval not null);
  insert into test_clock values ('0');
  grant select, update on test_clock to madang_app;
  create or replace function app_now() returns timestamptz language sql volatile
    return clock_timestamp() + (select ahead from test_clock);
`;

/** Those that a run which was broken off has left are among them. */
export async function dropTestDatabases(server: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^madang_test_' order by datname`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
