import { expect, test } from 'vitest';
import { memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;

test('MEM-04 an administrator of a department is offered the pages that work there, and none of the whole company', async () => {
  const companyCode = 'BRANCHABLE';
  const branch = await memberBrowser(app, { companyCode, role: 'employee' });
  await inCompany(db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, role, scope_kind, scope_id)
      values (${companyCode}, ${branch.personId}, 'administrator', 'department', 'TOP')`.execute(tx),
  );
  const { can, redirectsToSetUp } = (await branch.get('/api/v1/session')).json<{
    can: string[];
    redirectsToSetUp: boolean;
  }>();
  expect(can.toSorted()).toEqual([
    'addDepartments',
    'addPeople',
    'exportPeople',
    'openDepartments',
    'openGrants',
    'openInvitations',
    'openJobs',
    'openKeys',
    'openPeople',
    'openRecords',
    'openSessions',
  ]);
  expect(redirectsToSetUp).toBe(false);
});

test('MEM-04 a right to the start page alone offers no other page of the company', async () => {
  const companyCode = 'STARTALONE';
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  await grant(db, { companyCode, personId: person.personId, permission: 'console.view' });
  await grant(db, { companyCode, personId: person.personId, permission: 'emblems.view' });
  await grant(db, { companyCode, personId: person.personId, permission: 'approvals.view', department: 'TOP' });
  expect((await person.get('/api/v1/session')).json<{ can: string[] }>().can).toEqual([
    'administerCompany',
    'openEmblems',
  ]);
});
