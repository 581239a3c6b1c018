import pg from 'pg';
import { openDatabase } from '../kernel/db/database.ts';
import { closePools, openPools } from '../kernel/db/open-pools.ts';
import { modules } from '../modules/index.ts';

export const templateName = 'madang_test_template';

/** A database with schema, reference data and a clock that tests move, for every test file to copy. */
export async function createTemplate(server: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(`drop database if exists ${templateName} with (force)`);
  await client.query(`create database ${templateName} template template0 encoding 'UTF8'`);
  await client.end();
  const pools = await openPools({ ...server, database: templateName }, 2);
  const owner = openDatabase(pools.owner);
  for (const module of modules) await module.seed?.({ db: owner });
  await pools.owner.query(movableClock);
  await closePools(pools);
}

/** The product reads time through app_now() alone; here it is the real clock plus what a test has added. */
const movableClock = `
  create table test_clock (ahead interval not null);
  insert into test_clock values ('0');
  grant select, update on test_clock to madang_app;
  create or replace function app_now() returns timestamptz language sql volatile
    return clock_timestamp() + (select ahead from test_clock);
`;
