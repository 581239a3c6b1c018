// Runs on every PostgreSQL: migrations.
import { expect, test } from 'vitest';
import { migrate } from '../../kernel/db/migrate.ts';
import { databaseAt, releases } from './release-database.ts';

test('STA-09 USR-04 a dispatch code stored in a record becomes a note of the person’s history in the upgrade', async () => {
  const [, release] = releases.findLast(([name]) => name < '20261201020100') ?? [];
  if (!release) throw new Error('no release is recorded');
  const { admin, owner, migrations } = await databaseAt(release);
  const before = migrations.findIndex(({ name }) => name.endsWith('dispatch-code-note'));
  await migrate(owner, migrations.slice(0, before));
  const { rows: people } = await admin.query<{ person_id: string }>(
    'select person_id from people where closed_at is null order by person_id limit 2',
  );
  const [noted, other] = people.map(({ person_id: id }) => id);
  await admin.query(`update people set dispatch_company_code = 'HANSUB' where person_id = $1`, [noted]);
  await migrate(owner, migrations);
  const codes = await admin.query('select from people where dispatch_company_code is not null');
  expect(codes.rows).toEqual([]);
  const { rows: notes } = await admin.query<{ person_id: string; changes: unknown }>(
    `select person_id, changes from person_changes
      where changes ? 'dispatch_company_code' and person_id = any($1) order by change_number`,
    [[noted, other]],
  );
  expect(notes.at(-1)).toEqual({ person_id: noted, changes: { dispatch_company_code: ['HANSUB', null] } });
  expect(notes.filter(({ person_id: id }) => id === other)).toEqual([]);
});
