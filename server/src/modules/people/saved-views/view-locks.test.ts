// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { savedViewLimits } from '@madang/contract/people/saved-views/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lockCompany } from '../../ground/companies/index.ts';

const app = await startTestApp({ work: false });
const rowWaits = await rowWaitsOf(app);
const path = '/api/v1/saved-views';
const input = { savedViewName: 'Waiting', query: 'state=notYetApplied', isShared: false };

/** The owner of one view that is not shared. */
async function ownerOfView() {
  const own = await newAdministrator(app, 'SAMPLE');
  const { savedViewId } = (await own.post(path, input)).json<{ savedViewId: string }>();
  return { own, view: `${path}/${savedViewId}` };
}

test('USR-01 sharing a view counts the views shared while it waited, though their rows do not conflict', async () => {
  const { own, view } = await ownerOfView();
  const { companyCode, personId } = own;
  const { sent } = await inCompany(app.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    const sharing = own.put(view, { ...input, isShared: true });
    await rowWaits(1);
    await sql`
      insert into saved_views (company_code, person_id, name, query, is_shared)
      select ${companyCode}, ${personId}::uuid, 'Shared ' || n, ${input.query}, true
      from generate_series(1, ${savedViewLimits.shared}::integer) n`.execute(tx);
    return { sent: sharing };
  });
  expect((await sent).error.errorCode).toBe('SAVED_VIEW_LIMIT_SHARED');
});

test('USR-01 a deletion waits for an earlier change, and both succeed', async () => {
  const { own, view } = await ownerOfView();
  const { sent } = await inCompany(app.kernel.db, own.companyCode, async (tx) => {
    // The change has the view, and cannot write it yet.
    await sql`lock table saved_views in share mode`.execute(tx);
    const changing = own.put(view, { ...input, savedViewName: 'All', expected: input });
    await rowWaits(1);
    const deleting = own.delete(view);
    await rowWaits(2);
    return { sent: [changing, deleting] };
  });
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await own.get(path)).json()).toMatchObject({ items: [] });
});
