// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import type { Holder, RoleChange, RolePermission } from '@madang/contract/people/role-assignments/routes.ts';
import { roleAssignmentLimits } from '@madang/contract/people/role-assignments/limits.ts';
import { grantableRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { auditOf } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const path = '/api/v1/memberships';
const departments = '/api/v1/departments/TOP';

const code = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};
const give = (by: Browser, personId: string, role: string) => code(by.post(path, { personId, role }));
const takeBack = (by: Browser, personId: string, role: string) => code(by.delete(`${path}/${personId}/${role}`));

async function holdersOf(by: Browser, query: object = {}): Promise<Record<string, string[]>> {
  const { items } = (await by.post(`${path}/search`, query)).json<{ items: Holder[] }>();
  return Object.fromEntries(items.map(({ personId, roles }) => [personId, roles.map(({ role }) => role)]));
}

/**
 * Repeats a call that is answered 'try later' (CO101, CO503), as happens under load; such a call has changed nothing.
 */
async function takeBackInTime(by: Browser, personId: string): Promise<string | undefined> {
  for (;;) {
    const answer = await takeBack(by, personId, 'administrator');
    if (answer !== 'CO101' && answer !== 'CO503') return answer;
  }
}
/** Made eight at a time: together they would wait for each other. */
async function manyOf<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: 8 }, make))));
  return made;
}

const administratorOf = (companyCode: string) => memberBrowser(app, { companyCode, role: 'administrator' });
const employeeOf = (companyCode: string) => memberBrowser(app, { companyCode, role: 'employee' });

async function rolesIn(companyCode: string, role: string): Promise<number> {
  const rows = await inCompany(db, companyCode, (tx) =>
    tx
      .selectFrom('memberships')
      .select('person_id')
      .where('company_code', '=', companyCode)
      .where('role', '=', role)
      .execute(),
  );
  return rows.length;
}

test('MEM-01 a role is granted, listed, revoked and undone, and takes effect at the next call', async () => {
  const companyCode = 'ROLES1';
  const administrator = await administratorOf(companyCode);
  const colleague = await employeeOf(companyCode);
  const { personId } = colleague;
  expect(await code(colleague.get(departments))).toBe('CO401');
  expect(await give(administrator, personId, 'administrator')).toBe('done');
  expect(await code(colleague.get(departments))).toBe('done');
  expect(await give(administrator, personId, 'administrator')).toBe('EM0008');
  expect(await give(administrator, personId, 'agency')).toBe('done');
  expect((await holdersOf(administrator))[personId]).toEqual(['administrator', 'agency']);
  expect(Object.keys(await holdersOf(administrator, { role: 'agency' }))).toEqual([personId]);
  expect(Object.keys(await holdersOf(administrator, { keyword: personId }))).toEqual([personId]);
  const taken = await administrator.delete(`${path}/${personId}/administrator`);
  expect(await code(colleague.get(departments))).toBe('CO401');
  expect(await takeBack(administrator, personId, 'administrator')).toBe('CO404');
  expect(await code(administrator.post(`/api/v1/undo/${undoIdOf(taken)}`))).toBe('done');
  expect(await code(colleague.get(departments))).toBe('done');
});

test('MEM-07 each person’s roles have a history with actors from the audit log', async () => {
  const companyCode = 'ROLES2';
  const administrator = await administratorOf(companyCode);
  const { personId } = await employeeOf(companyCode);
  await give(administrator, personId, 'manager');
  await app.advance(60);
  await takeBack(administrator, personId, 'manager');
  const { items } = (await administrator.get(`${path}/${personId}/history`)).json<{ items: RoleChange[] }>();
  const actor = { fullName: 'Baek Sol', englishName: '' };
  expect(items.map(({ changeId: _id, changedAt: _at, ...change }) => change)).toEqual([
    { change: 'revoked', role: 'manager', actor },
    { change: 'granted', role: 'manager', actor },
  ]);
  const audit = await auditOf(app, companyCode);
  expect(audit.map(({ operation }) => operation)).toEqual(['grant-role', 'revoke-role']);
  const stranger = await administratorOf('ROLES2B');
  expect(await code(stranger.get(`${path}/${personId}/history`))).toBe('CO404');
});

test('MEM-01 a role manager grants and revokes only manager, agency and service desk', async () => {
  const companyCode = 'ROLES3';
  const manager = await memberBrowser(app, { companyCode, role: 'membershipManager' });
  const administrator = await administratorOf(companyCode);
  const { personId } = await employeeOf(companyCode);
  const answers: Record<string, string> = {};
  for (const role of [...grantableRoles, 'representative', 'operator']) {
    answers[role] = await give(manager, personId, role);
  }
  expect(answers).toEqual({
    administrator: 'AC105',
    membershipManager: 'AC105',
    manager: 'done',
    agency: 'done',
    serviceDesk: 'done',
    representative: 'CO400',
    operator: 'CO400',
  });
  expect(await takeBack(manager, administrator.personId, 'administrator')).toBe('AC105');
  expect(await takeBack(manager, personId, 'agency')).toBe('done');
  const { grantable } = (await manager.get(path)).json<{ grantable: string[] }>();
  expect(grantable).toEqual(['manager', 'agency', 'serviceDesk']);
  expect(await code(manager.get(departments))).toBe('CO401');
  expect((await manager.get('/api/v1/session')).json<{ can: string[] }>().can).toEqual(['administerRoles']);
});

test('MEM-01 the service desk helps users sign in, a manager invites, and the session of each lists their permissions', async () => {
  const companyCode = 'ROLESDESK';
  const administrator = await administratorOf(companyCode);
  const { personId } = await employeeOf(companyCode);
  const [desk, manager, agency] = [
    await memberBrowser(app, { companyCode, role: 'serviceDesk' }),
    await memberBrowser(app, { companyCode, role: 'manager' }),
    await memberBrowser(app, { companyCode, role: 'agency' }),
  ];
  const opens = async (browser: Browser) => (await browser.get('/api/v1/session')).json<{ can: string[] }>().can;
  expect(await opens(desk)).toEqual(['openJobRanks', 'openPeople', 'openDepartments', 'openSessions']);
  expect(await opens(manager)).toEqual(['openJobRanks', 'openPeople', 'openDepartments', 'openInvitations']);
  expect(await opens(agency)).toEqual(['openKeys']);
  const employee = (id: string) => `/api/v1/employees/${id}`;
  expect((await desk.get(employee(personId), { 'x-madang-ticket': 'HD-1' })).json<{ can: string[] }>().can).toEqual([
    'seeFactors',
  ]);
  expect(await code(desk.post('/api/v1/company-sessions/ending', { personId }))).toBe('done');
  expect(await code(desk.post('/api/v1/company-sessions/ending', { personId: administrator.personId }))).toBe(
    'PERSON_ABOVE',
  );
  expect(await code(desk.post(`${employee(personId)}/changes`, { change: { displayName: 'Other' } }))).toBe('CO401');
  expect(await code(desk.get('/api/v1/invitations'))).toBe('CO401');
  expect(await code(manager.get('/api/v1/invitations'))).toBe('done');
  expect(await code(manager.get('/api/v1/company-sessions'))).toBe('CO401');
});

test('MEM-01 users cannot change their own roles, and employees and administrators of a branch cannot grant roles', async () => {
  const companyCode = 'ROLES4';
  const administrator = await administratorOf(companyCode);
  const employee = await employeeOf(companyCode);
  const { personId } = await employeeOf(companyCode);
  expect(await give(administrator, administrator.personId, 'manager')).toBe('ROLE_OWN');
  expect(await takeBack(administrator, administrator.personId, 'administrator')).toBe('ROLE_OWN');
  expect(await give(employee, personId, 'manager')).toBe('CO401');
  const reach = { companyCode, personId: employee.personId, department: 'TOP' } as const;
  await grant(db, { ...reach, permission: 'memberships.change' });
  await grant(db, { ...reach, permission: 'administrators.change' });
  expect(await give(employee, personId, 'administrator')).toBe('RIGHT_COMPANY_WIDE');
  expect(await code(app.browser().get(path))).toBe('AC100');
});

test('MEM-01 STA-02 only people in service of the own company can have roles', async () => {
  const companyCode = 'ROLES5';
  const administrator = await administratorOf(companyCode);
  const stranger = await employeeOf('ROLES5B');
  const [waiting, closed] = [await employeeOf(companyCode), await employeeOf(companyCode)];
  const set = (personId: string, values: object) =>
    inCompany(db, companyCode, (tx) =>
      tx.updateTable('people').set(values).where('person_id', '=', personId).execute(),
    );
  await set(waiting.personId, { applied_at: null });
  await set(closed.personId, { closed_at: new Date(), employment_status: 'R' });
  expect(await give(administrator, waiting.personId, 'manager')).toBe('ROLE_NOT_IN_SERVICE');
  expect(await give(administrator, closed.personId, 'manager')).toBe('EM0009');
  expect(await give(administrator, stranger.personId, 'manager')).toBe('EM0006');
  expect(await rolesIn(companyCode, 'manager')).toBe(0);
  const { items } = (await administrator.post(`${path}/candidates/search`)).json<{ items: { personId: string }[] }>();
  expect(items.map(({ personId }) => personId)).toEqual([administrator.personId]);
});

test('MEM-01 one person removes 64 administrators at once, and the last one remains', async () => {
  const companyCode = 'ROLES6';
  const remover = await employeeOf(companyCode);
  for (const permission of ['memberships.change', 'administrators.change'] as const) {
    await grant(db, { companyCode, personId: remover.personId, permission });
  }
  const members = await manyOf(64, () => addMember(db, { companyCode, role: 'administrator' }));
  const answers = await Promise.all(members.map(({ personId }) => takeBackInTime(remover, personId)));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(63);
  expect(answers.filter((answer) => answer === 'ROLE_LAST_ADMINISTRATOR')).toHaveLength(1);
  expect(await rolesIn(companyCode, 'administrator')).toBe(1);
});

test('MEM-01 of 64 administrators who remove each other at once at least one remains, and a removed one removes no more', async () => {
  const companyCode = 'ROLES7';
  const members = await manyOf(64, () => administratorOf(companyCode));
  const answers = await Promise.all(
    members.map((member, place) => takeBackInTime(member, members[(place + 1) % members.length]?.personId ?? '')),
  );
  const removed = answers.filter((answer) => answer === 'done').length;
  const left = await rolesIn(companyCode, 'administrator');
  expect(left).toBe(64 - removed);
  expect(left).toBeGreaterThan(0);
  // The next one removed each of those who are left unless that one had been removed before.
  expect(
    answers.filter((answer) => answer !== 'done').every((answer) => ['AC105', 'CO401'].includes(answer ?? '')),
  ).toBe(true);
});

test('MEM-01 a person can give up a role, but not the last administrator', async () => {
  const companyCode = 'ROLES8';
  const [first, second] = [await administratorOf(companyCode), await administratorOf(companyCode)];
  const manager = await memberBrowser(app, { companyCode, role: 'manager' });
  const giveUp = (by: Browser, role: string) => code(by.delete(`/api/v1/own-roles/${role}`));
  expect(await giveUp(manager, 'manager')).toBe('done');
  expect([await giveUp(manager, 'manager'), await giveUp(manager, 'administrator')]).toEqual(['CO404', 'CO404']);
  expect(await giveUp(manager, 'representative')).toBe('CO400');
  const both = await Promise.all([giveUp(first, 'administrator'), giveUp(second, 'administrator')]);
  expect(both.toSorted()).toEqual(['ROLE_LAST_ADMINISTRATOR', 'done']);
  expect(await rolesIn(companyCode, 'administrator')).toBe(1);
  const history = await Promise.all(
    [first, second].map((each) => code(each.get(`${path}/${manager.personId}/history`))),
  );
  expect(history.toSorted()).toEqual(['CO401', 'done']);
});

test('MEM-01 granting and revoking a role notify its person in the inbox, in their language', async () => {
  const companyCode = 'ROLES9';
  const administrator = await administratorOf(companyCode);
  const colleague = await employeeOf(companyCode);
  await give(administrator, colleague.personId, 'membershipManager');
  await takeBack(administrator, colleague.personId, 'membershipManager');
  const { items } = (await colleague.get('/api/v1/inbox-messages')).json<{ items: { subject: string }[] }>();
  expect(items.map(({ subject }) => subject).toSorted()).toEqual([
    'You have a new role: Role manager',
    'Your role was revoked: Role manager',
  ]);
});

test('MEM-01 the table of roles matches the permissions of the contract, without the operators’ own', async () => {
  const administrator = await administratorOf('ROLES10');
  const { items } = (await administrator.get(`${path}/permissions`)).json<{ items: RolePermission[] }>();
  const rows = Object.fromEntries(items.map(({ permission, ...row }) => [permission, row]));
  expect(rows['departments.view']).toEqual({
    effect: 'view',
    roles: ['representative', 'administrator', 'manager', 'serviceDesk'],
    operations: ['download-departments'],
  });
  expect(rows['memberships.change']).toEqual({
    effect: 'modify',
    roles: ['representative', 'administrator', 'membershipManager'],
    operations: ['grant-role', 'revoke-role'],
  });
  expect(rows['representative.handOver']?.operations).toEqual(['offer-handover']);
  expect(rows['properties.change']).toBeUndefined();
  const employee = await employeeOf('ROLES10');
  expect(await code(employee.get(`${path}/permissions`))).toBe('CO401');
});

test('MEM-01 API-06 the list has pages, and a page beyond the last is refused with its number', async () => {
  const companyCode = 'ROLES11';
  const administrator = await administratorOf(companyCode);
  const { perPage } = roleAssignmentLimits;
  for (let n = 0; n < perPage; n += 1) await addMember(db, { companyCode, role: 'manager' });
  const pageOf = async (page: number) => {
    const answer = await administrator.get(`${path}?page=${page}`);
    return answer.json<{ items: Holder[]; total: object; next: string | null }>();
  };
  const [first, second] = [await pageOf(1), await pageOf(2)];
  expect([first.items.length, second.items.length]).toEqual([perPage, 1]);
  expect(first).toMatchObject({ total: { count: perPage + 1, isExact: true }, next: '2' });
  const ids = [...first.items, ...second.items].map(({ personId }) => personId);
  expect(new Set(ids).size).toBe(perPage + 1);
  expect(first.items[0]).toMatchObject({ isOwn: true, hasSecondFactor: false });
  const { fields } = (await administrator.get(`${path}?page=3`)).error;
  expect(fields).toMatchObject([{ path: 'page', code: 'PAGE_BEYOND', params: { 0: 2 } }]);
});
