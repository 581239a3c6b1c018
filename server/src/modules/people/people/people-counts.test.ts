import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { employeesOf } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, register } = employeesOf(app);
const path = '/api/v1/company/people';

test('a company counts its own people by state, and a plain employee cannot read the counts', async () => {
  const { browser, companyCode } = await administratorOf();
  const stranger = await administratorOf();
  await register(stranger.browser);
  expect((await browser.get(path)).json()).toEqual({ inService: 1, notYetApplied: 0, retired: 0, suspended: 0 });
  await register(browser);
  await register(browser);
  const closed = await register(browser);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set closed_at = app_now() where person_id = ${closed.personId}::uuid`.execute(tx),
  );
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const left = await memberBrowser(app, { companyCode, role: 'employee' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set employment_status = 'R' where person_id = ${left.personId}::uuid`.execute(tx),
  );
  expect((await browser.get(path)).json()).toEqual({ inService: 2, notYetApplied: 2, retired: 1, suspended: 0 });
  expect((await stranger.browser.get(path)).json()).toEqual({
    inService: 1,
    notYetApplied: 1,
    retired: 0,
    suspended: 0,
  });
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
});
