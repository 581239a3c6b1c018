import { expect, test } from 'vitest';
import { openDatabase } from '../../../../kernel/db/database.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { seedChangeColumns } from './seed-change-columns.ts';

const { pools } = await startTestApp({ work: false });
const { owner } = pools;

async function kept(...names: string[]): Promise<Record<string, boolean>> {
  const { rows } = await owner.query<{ name: string; keeps: boolean }>(
    `select column_name as name, keeps_value as keeps from person_change_columns where column_name = any($1)`,
    [names],
  );
  return Object.fromEntries(rows.map(({ name, keeps }) => [name, keeps]));
}

test('USR-04 RCN-02 a start adds missing columns to the history, removes none and keeps no more values', async () => {
  await owner.query(`
    delete from person_change_columns where column_name in ('duties', 'employee_number');
    insert into person_change_columns values ('of_a_later_release', true);
    update person_change_columns set keeps_value = false where column_name = 'display_name';
    update person_change_columns set keeps_value = true where column_name = 'nickname'`);
  await seedChangeColumns(openDatabase(owner));
  expect(await kept('duties', 'employee_number', 'of_a_later_release', 'display_name', 'nickname')).toEqual({
    duties: false,
    employee_number: true,
    of_a_later_release: true,
    display_name: false,
    nickname: false,
  });
});

test('USR-04 the application’s database role reads the columns of the history and cannot change them', async () => {
  await expect(pools.app.query('update person_change_columns set keeps_value = true')).rejects.toMatchObject({
    code: '42501',
  });
});
