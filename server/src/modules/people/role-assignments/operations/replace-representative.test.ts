// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { RoleChange } from '@madang/contract/people/role-assignments/routes.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { operatorBrowser } from '../../../../testing/operator.ts';
import { addTestPerson, signInAs, testPassword } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { db } = app.kernel;
let lastHost = 0;
const address = () => {
  lastHost += 1;
  return `198.51.100.${lastHost}`;
};
const code = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};

async function company() {
  const representative = await addTestPerson(app, { roles: ['representative'], language: 'en' });
  const { companyCode } = representative;
  const administrator = await addTestPerson(app, { companyCode, roles: ['administrator'], language: 'en' });
  const colleague = await addTestPerson(app, { companyCode, language: 'en' });
  return { companyCode, representative, administrator, colleague };
}
const replace = (by: Browser, companyCode: string, newLoginId: string, replacementReason = 'The former one has left') =>
  code(by.put(`/api/v1/operator/companies/${companyCode}/representative`, { newLoginId, replacementReason }));
const rolesIn = async (companyCode: string) => {
  const rows = await inCompany(db, companyCode, (tx) =>
    tx.selectFrom('memberships').select(['person_id', 'role']).where('company_code', '=', companyCode).execute(),
  );
  return new Set(rows.map(({ person_id: id, role }) => `${id} ${role}`));
};
const textOf = async (loginId: string) => {
  const { text } = await app.mailbox.next(loginId);
  return text;
};

test('MEM-08 the operator replaces a company owner with a reason, and every administrator is notified of both people', async () => {
  const { companyCode, representative, administrator, colleague } = await company();
  const operator = await operatorBrowser(app);
  expect(await replace(operator, companyCode, colleague.loginId)).toBe('done');
  const roles = await rolesIn(companyCode);
  expect(roles.has(`${colleague.personId} representative`)).toBe(true);
  expect(roles.has(`${representative.personId} administrator`)).toBe(true);
  expect(roles.has(`${representative.personId} representative`)).toBe(false);
  for (const { loginId } of [representative, administrator, colleague]) {
    expect(await textOf(loginId)).toContain('The former one has left');
  }
  const rows = await inCompany(db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['target_id', 'fields', 'detail'])
      .where('company_code', '=', companyCode)
      .where('operation', '=', 'replace-representative')
      .execute(),
  );
  expect(rows.map(({ target_id: id }) => id).toSorted()).toEqual(
    [colleague.personId, representative.personId].toSorted(),
  );
  expect(rows[0]?.fields).toEqual(['The former one has left']);
  // The new one does what the owner alone does, and the former one no longer.
  const desk = await signInAs(app, colleague, { address: address() });
  const changesOf = async ({ personId }: { readonly personId: string }) => {
    const { items } = (await desk.get(`/api/v1/memberships/${personId}/history`)).json<List<RoleChange>>();
    return items.map(({ change, role }) => `${change} ${role}`);
  };
  expect(await changesOf(colleague)).toEqual(['granted representative']);
  expect(await changesOf(representative)).toEqual(['granted administrator', 'revoked representative']);
  const inLog = (await desk.get('/api/v1/records?kind=roles')).json<List<AuditRecord>>().items;
  expect(inLog.map(({ operation }) => operation)).toEqual(['replace-representative', 'replace-representative']);
  expect(inLog.map(({ isByOperator }) => isByOperator)).toEqual([true, true]);
  const offer = (by: Browser) =>
    code(by.post('/api/v1/memberships/handover', { personId: administrator.personId, password: testPassword }));
  expect(await offer(await signInAs(app, representative, { address: address() }))).toBe('CO401');
  expect(await offer(desk)).toBe('done');
});

test('MEM-08 only the operator replaces a company owner, and only with a person in service of that company', async () => {
  const { companyCode, representative, administrator, colleague } = await company();
  const other = await company();
  const operator = await operatorBrowser(app);
  const desk = await signInAs(app, administrator, { address: address() });
  expect(await replace(desk, companyCode, administrator.loginId)).toBe('CO401');
  expect(await replace(app.browser(), companyCode, administrator.loginId)).toBe('AC100');
  for (const unknown of [other.colleague.loginId, 'nobody@company.example']) {
    expect(await replace(operator, companyCode, unknown)).toBe('EM0006');
  }
  expect(await replace(operator, companyCode, representative.loginId)).toBe('EM0008');
  expect(await replace(operator, 'NOSUCH', colleague.loginId)).toBe('CO404');
  expect(await replace(operator, companyCode, colleague.loginId, ' ')).toBe('MB_M_REQUIRED');
  await inCompany(db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({ employment_status: 'R' })
      .where('company_code', '=', companyCode)
      .where('person_id', '=', colleague.personId)
      .execute(),
  );
  expect(await replace(operator, companyCode, colleague.loginId)).toBeOneOf(['EM0006', 'ROLE_NOT_IN_SERVICE']);
  expect((await rolesIn(companyCode)).has(`${representative.personId} representative`)).toBe(true);
});

test('MEM-08 two replacements and an accepted offer at once leave the company with one company owner', async () => {
  const { companyCode, representative, administrator, colleague } = await company();
  const desk = await signInAs(app, representative, { address: address() });
  const own = await signInAs(app, administrator, { address: address() });
  const offered = await desk.post('/api/v1/memberships/handover', {
    personId: administrator.personId,
    password: testPassword,
  });
  const { handoverId } = offered.json<{ handoverId: string }>();
  const operator = await operatorBrowser(app);
  const [accepted, ...replaced] = await Promise.all([
    code(own.post(`/api/v1/memberships/handover/${handoverId}/acceptance`, { password: testPassword })),
    replace(operator, companyCode, colleague.loginId),
    replace(operator, companyCode, administrator.loginId),
  ]);
  expect(accepted).toBeOneOf(['done', 'HANDOVER_OVER']);
  expect(replaced).toContain('done');
  const owners = [...(await rolesIn(companyCode))].filter((row) => row.endsWith(' representative'));
  expect(owners).toHaveLength(1);
});
