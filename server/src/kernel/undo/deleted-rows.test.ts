// Runs on every PostgreSQL: row locks and deleted rows.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addTestCompany } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inCompany, type Tx } from '../db/database.ts';
import { restore, type RowOfTable, softDelete } from './deleted-rows.ts';

const app = await startTestApp({ work: false });
await app.pools.owner.query(`
  create table doors (company_code text not null, door_id text not null, name text not null, primary key (company_code, door_id));
  create table door_keys (company_code text not null, door_id text not null, key_name text not null,
    primary key (company_code, door_id, key_name),
    foreign key (company_code, door_id) references doors on delete cascade);
  create table door_bells (company_code text not null, bell_id text not null, door_id text, primary key (company_code, bell_id),
    foreign key (company_code, door_id) references doors);
  call guard_company_table('doors'); call guard_company_table('door_keys'); call guard_company_table('door_bells')`);
const companyCode = await addTestCompany(app);
const inside = <T>(run: (tx: Tx) => Promise<T>) => inCompany(app.kernel.db, companyCode, run);

const doorOf = (key: string, children = [{ table: 'door_keys', parentColumn: 'door_id' }]): RowOfTable => ({
  companyCode,
  table: 'doors',
  keyColumn: 'door_id',
  key,
  children,
});
const deleteDoor = (tx: Tx, row: RowOfTable) =>
  softDelete(tx, row, {
    statement: sql`delete from doors where company_code = ${companyCode} and door_id = ${row.key} returning *`,
  });
const addKey = (tx: Tx, door: string, name: string) =>
  sql`insert into door_keys values (${companyCode}, ${door}, ${name})`.execute(tx);
const space = sql<boolean>`true`;

async function door(key: string, ...keys: string[]): Promise<void> {
  await inside(async (tx) => {
    await sql`insert into doors values (${companyCode}, ${key}, 'Front')`.execute(tx);
    for (const name of keys) await addKey(tx, key, name);
  });
}

async function keysOf(key: string): Promise<string[]> {
  const { rows } = await inside((tx) =>
    sql<{ name: string }>`select key_name as name from door_keys where door_id = ${key} order by 1`.execute(tx),
  );
  return rows.map(({ name }) => name);
}

test('an undone deletion restores the children of the row, and no others', async () => {
  await door('one', 'a', 'b');
  await door('other', 'c');
  expect(await inside((tx) => deleteDoor(tx, doorOf('one')))).toBe(true);
  expect([await keysOf('one'), await keysOf('other')]).toEqual([[], ['c']]);
  expect(await inside((tx) => restore(tx, doorOf('one'), space))).toBe('back');
  expect([await keysOf('one'), await keysOf('other')]).toEqual([['a', 'b'], ['c']]);
  expect(await inside((tx) => deleteDoor(tx, doorOf('unknown')))).toBe(false);
});

test('without free space neither the row nor its children are restored', async () => {
  await door('full', 'a');
  await inside((tx) => deleteDoor(tx, doorOf('full')));
  expect(await inside((tx) => restore(tx, doorOf('full'), sql<boolean>`false`))).toBe('noSpace');
  expect(await keysOf('full')).toEqual([]);
});

test('a deletion is refused if a foreign key would delete rows that its undo lacks', async () => {
  await door('cascade', 'a');
  const deletion = inside((tx) => deleteDoor(tx, doorOf('cascade', [])));
  await expect(deletion).rejects.toThrow('would lose rows of door_keys');
  expect(await keysOf('cascade')).toEqual(['a']);
});

test('a child added during the deletion of its parent is restored with it, or is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = `race${round}`;
    await door(key, 'first');
    const [added] = await Promise.allSettled([
      inside((tx) => addKey(tx, key, 'second')),
      inside((tx) => deleteDoor(tx, doorOf(key))),
    ]);
    expect(await inside((tx) => restore(tx, doorOf(key), space))).toBe('back');
    expect(await keysOf(key)).toEqual(added?.status === 'fulfilled' ? ['first', 'second'] : ['first']);
  }
});
