// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import type { Handover } from '@madang/contract/people/role-assignments/ownership-transfer-routes.ts';
import type { Holder, RoleChange } from '@madang/contract/people/role-assignments/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { roleAssignmentProperties } from '@madang/contract/people/role-assignments/properties.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { auditOf } from '../../../testing/portal-companies.ts';
import { enteredBy, signUp, signUpPayload } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lapseOffer } from './lapse-offers.ts';

const app = await startTestApp();
const { db } = app.kernel;
const path = '/api/v1/memberships/handover';
const departments = '/api/v1/departments/TOP';
let lastHost = 0;

const code = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};

async function signIn(person: TestPerson): Promise<Browser> {
  lastHost += 1;
  return signInAs(app, person, { address: `198.51.100.${lastHost}` });
}

/** A company's representative and a colleague, each with a browser. */
async function company() {
  const representative = await addTestPerson(app, { roles: ['representative'] });
  const { companyCode } = representative;
  const candidate = await addTestPerson(app, { companyCode, language: 'en' });
  return {
    companyCode,
    representative,
    candidate,
    desk: await signIn(representative),
    own: await signIn(candidate),
  };
}

const offer = (by: Browser, { personId }: Pick<TestPerson, 'personId'>, password = testPassword) =>
  code(by.post(path, { personId, password }));
const openTo = async (by: Browser) => (await by.get(path)).json<{ handover: Handover | null }>().handover;
const idFor = async (by: Browser) => (await openTo(by))?.handoverId ?? '';
const accept = (by: Browser, handoverId: string, password = testPassword) =>
  code(by.post(`${path}/${handoverId}/acceptance`, { password }));
const decline = (by: Browser, handoverId: string) => code(by.post(`${path}/${handoverId}/refusal`));
const withdraw = (by: Browser, handoverId: string) => code(by.delete(`${path}/${handoverId}`));
const close = (by: Browser) => code(by.post('/api/v1/profile/closing', { password: testPassword }));

/** The subject of the next mail to a person. */
async function nextSubject(loginId: string): Promise<string> {
  const message = await app.mailbox.next(loginId);
  return 'subject' in message ? message.subject : '';
}

/** The roles of each person, by their id. */
async function rolesIn(companyCode: string): Promise<Record<string, string[]>> {
  const rows = await inCompany(db, companyCode, (tx) =>
    tx.selectFrom('memberships').select(['person_id', 'role']).where('company_code', '=', companyCode).execute(),
  );
  const byPerson = Object.groupBy(rows, (row) => row.person_id);
  return Object.fromEntries(
    Object.entries(byPerson).map(([id, held = []]) => [id, held.map(({ role }) => role).toSorted()]),
  );
}

test('MEM-08 ACC-11 the company owner transfers the role by offer and acceptance, and can close the account only then', async () => {
  const { companyCode, representative, candidate, desk, own } = await company();
  const represents = async (by: Browser) => (await by.get('/api/v1/profile')).json<Profile>().representsCompany;
  expect([await represents(desk), await represents(own)]).toEqual([true, false]);
  expect(await close(desk)).toBe('MB1055');
  expect(await offer(desk, candidate, 'Wrong7!xQ')).toBe('MB_M_PASSWORD_WRONG');
  expect(await openTo(own)).toBeNull();
  expect(await offer(desk, candidate)).toBe('done');
  expect(await openTo(desk)).toMatchObject({ to: { fullName: '백솔' }, can: ['withdraw'] });
  expect(await openTo(own)).toMatchObject({ can: ['accept', 'decline'] });
  const letter = await app.mailbox.next(candidate.loginId);
  expect(letter).toMatchObject({
    subject: expect.stringContaining('You are offered the role of primary administrator'),
    text: expect.stringContaining('/portalapp/account/handover'),
  });
  expect(await close(desk)).toBe('MB1055');
  const handoverId = await idFor(own);
  expect(await accept(own, handoverId, 'Wrong7!xQ')).toBe('MB_M_PASSWORD_WRONG');
  expect(await accept(own, handoverId)).toBe('done');
  expect(await rolesIn(companyCode)).toEqual({
    [representative.personId]: ['administrator'],
    [candidate.personId]: ['employee', 'representative'],
  });
  expect(await code(own.get(departments))).toBe('done');
  expect(await offer(desk, candidate)).toBe('CO401');
  expect(await nextSubject(candidate.loginId)).toContain('You are now the primary administrator');
  expect(await nextSubject(representative.loginId)).toContain('대표 관리자가 변경되었습니다');
  const audit = (await auditOf(app, companyCode)).map(({ operation }) => operation);
  expect(audit.filter((name) => name.endsWith('handover'))).toEqual([
    'offer-handover',
    'accept-handover',
    'accept-handover',
    'accept-handover',
  ]);
  const about = (await own.get(`/api/v1/records?aboutKind=company&aboutId=${companyCode}`)).json<{
    items: { operation: string }[];
  }>();
  expect(about.items.map(({ operation }) => operation)).toContain('accept-handover');
  // Both stand beside each other in what administrators did, though the acceptance is the candidate's own matter.
  const administration = (await own.get('/api/v1/records')).json<{ items: { operation: string }[] }>();
  expect(administration.items.map(({ operation }) => operation).filter((name) => name.endsWith('handover'))).toEqual([
    'accept-handover',
    'accept-handover',
    'accept-handover',
    'offer-handover',
  ]);
  const { items } = (await own.get(`/api/v1/memberships/${representative.personId}/history`)).json<{
    items: RoleChange[];
  }>();
  expect(items.map(({ change, role }) => `${change} ${role}`)).toEqual([
    'granted administrator',
    'revoked representative',
  ]);
  const [first] = (await own.get('/api/v1/memberships')).json<{ items: Holder[] }>().items;
  expect(first?.personId).toBe(candidate.personId);
  expect([await represents(desk), await represents(own)]).toEqual([false, true]);
  expect(await close(own)).toBe('MB1055');
  expect(await close(desk)).toBe('done');
});

test('MEM-08 an offer that is declined, withdrawn or expired sends a mail and can no longer be accepted', async () => {
  const { companyCode, representative, candidate, desk, own } = await company();
  await offer(desk, candidate);
  expect(await nextSubject(candidate.loginId)).toContain('You are offered');
  const declined = await idFor(own);
  expect(await decline(own, declined)).toBe('done');
  expect(await nextSubject(representative.loginId)).toContain('대표 관리자 변경이 거절되었습니다');
  expect(await accept(own, declined)).toBe('HANDOVER_OVER');
  await offer(desk, candidate);
  await app.mailbox.next(candidate.loginId);
  const withdrawn = await idFor(desk);
  expect(await withdraw(desk, withdrawn)).toBe('done');
  expect(await nextSubject(candidate.loginId)).toContain('was withdrawn');
  expect([await decline(own, withdrawn), await withdraw(desk, withdrawn)]).toEqual(['HANDOVER_OVER', 'HANDOVER_OVER']);
  await offer(desk, candidate);
  const expired = await idFor(own);
  const payload = { companyCode, handoverId: expired };
  await lapseOffer(app.kernel, payload);
  expect(await idFor(own)).toBe(expired);
  await app.advance((await app.kernel.properties.get(roleAssignmentProperties.handoverDays)) * daySeconds);
  const later = await signIn(candidate);
  expect(await openTo(later)).toBeNull();
  expect(await accept(later, expired)).toBe('HANDOVER_OVER');
  await lapseOffer(app.kernel, payload);
  await lapseOffer(app.kernel, payload);
  expect(await nextSubject(representative.loginId)).toContain('수락되지 않았습니다');
  expect(app.mailbox.count(representative.loginId)).toBe(2);
  expect((await rolesIn(companyCode))[representative.personId]).toEqual(['representative']);
});

test('MEM-08 MEM-01 an administrator, a role manager and an employee cannot offer the role, and only people in service can get it', async () => {
  const { companyCode, representative, candidate, desk, own } = await company();
  for (const role of ['administrator', 'membershipManager'] as const) {
    const other = await addTestPerson(app, { companyCode, roles: [role] });
    const browser = await signIn(other);
    expect(await offer(browser, other)).toBe('CO401');
  }
  expect(await offer(own, candidate)).toBe('CO401');
  const stranger = await addTestPerson(app);
  expect(await offer(desk, stranger)).toBe('EM0006');
  expect(await offer(desk, representative)).toBe('EM0008');
  const waiting = await addTestPerson(app, { companyCode });
  await inCompany(db, companyCode, (tx) =>
    tx.updateTable('people').set({ applied_at: null }).where('person_id', '=', waiting.personId).execute(),
  );
  expect(await offer(desk, waiting)).toBe('ROLE_NOT_IN_SERVICE');
  expect(await offer(desk, candidate)).toBe('done');
  const handoverId = await idFor(desk);
  const third = await signIn(await addTestPerson(app, { companyCode }));
  expect(await openTo(third)).toBeNull();
  expect([await accept(third, handoverId), await decline(third, handoverId)]).toEqual([
    'HANDOVER_OVER',
    'HANDOVER_OVER',
  ]);
  expect([await accept(desk, handoverId), await withdraw(own, handoverId)]).toEqual(['HANDOVER_OVER', 'HANDOVER_OVER']);
});

test('MEM-08 MEM-01 an administrator cannot reset the password of the candidate of an open offer', async () => {
  const { companyCode, candidate, desk } = await company();
  const administrator = await signIn(await addTestPerson(app, { companyCode, roles: ['administrator'] }));
  const reset = () => code(administrator.post(`/api/v1/employees/${candidate.personId}/password`));
  expect(await offer(desk, candidate)).toBe('done');
  expect(await reset()).toBe('PERSON_ABOVE');
  expect(await withdraw(desk, await idFor(desk))).toBe('done');
  expect(await reset()).toBe('done');
});

test('MEM-08 of two offers at once one is created', async () => {
  const { companyCode, candidate, desk } = await company();
  const other = await addTestPerson(app, { companyCode });
  const answers = await Promise.all([offer(desk, candidate), offer(desk, other), offer(desk, candidate)]);
  expect(answers.toSorted()).toEqual(['HANDOVER_OPEN', 'HANDOVER_OPEN', 'done']);
});

test('MEM-08 an offer accepted four times at once is accepted once', async () => {
  const { companyCode, candidate, desk, own } = await company();
  await offer(desk, candidate);
  const handoverId = await idFor(own);
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept(own, handoverId)));
  expect(answers.toSorted()).toEqual(['HANDOVER_OVER', 'HANDOVER_OVER', 'HANDOVER_OVER', 'done']);
  const owners = Object.values(await rolesIn(companyCode)).filter((held) => held.includes('representative'));
  expect(owners).toHaveLength(1);
});

test('MEM-08 of an acceptance and a withdrawal at once one succeeds', async () => {
  const { companyCode, candidate, desk, own } = await company();
  await offer(desk, candidate);
  const handoverId = await idFor(own);
  const [accepted, withdrawn] = await Promise.all([accept(own, handoverId), withdraw(desk, handoverId)]);
  expect([accepted, withdrawn].filter((answer) => answer === 'done')).toHaveLength(1);
  const held = (await rolesIn(companyCode))[candidate.personId] ?? [];
  expect(held.includes('representative')).toBe(accepted === 'done');
});

test('MEM-08 ACC-11 of an acceptance and the closing of the candidate’s account one succeeds, and the company has one owner', async () => {
  const { companyCode, representative, candidate, desk, own } = await company();
  await offer(desk, candidate);
  const handoverId = await idFor(own);
  const [accepted, closed] = await Promise.all([accept(own, handoverId), close(own)]);
  expect([accepted, closed].filter((answer) => answer === 'done')).toHaveLength(1);
  expect(closed === 'done' || closed === 'MB1055').toBe(true);
  const holder = accepted === 'done' ? candidate : representative;
  expect((await rolesIn(companyCode))[holder.personId]).toContain('representative');
  expect(await openTo(desk)).toBeNull();
});

test('MEM-08 STA-02 a candidate who left the service in the meantime cannot accept', async () => {
  const { companyCode, candidate, desk, own } = await company();
  await offer(desk, candidate);
  const handoverId = await idFor(own);
  await inCompany(db, companyCode, (tx) =>
    tx.updateTable('people').set({ employment_status: 'L' }).where('person_id', '=', candidate.personId).execute(),
  );
  expect(await accept(own, handoverId)).toBe('ROLE_NOT_IN_SERVICE');
  expect(await idFor(desk)).toBe(handoverId);
});

test('WIZ-23 a second administrator granted during set-up gets the portal, and the first one finishes the set-up', async () => {
  const { candidate, desk, own } = await company();
  const setUp = '/api/v1/set-up';
  expect((await desk.post(`${setUp}/run`)).status).toBe(200);
  expect((await desk.post('/api/v1/memberships', { personId: candidate.personId, role: 'administrator' })).status).toBe(
    200,
  );
  expect(await code(own.get(departments))).toBe('done');
  const session = (await (await signIn(candidate)).get('/api/v1/session')).json<Record<string, unknown>>();
  expect(session).toMatchObject({ redirectsToSetUp: false, isSetUpFinished: false });
  expect(await code(own.put(`${setUp}/step`, { step: 'departments' }))).not.toBe('done');
  expect(await code(desk.put(`${setUp}/step`, { step: 'departments' }))).toBe('done');
});

test('MEM-07 the history of a company owner starts with the sign-up of the company', async () => {
  const { companyCode, personId } = enteredBy(await signUp(app.browser(), app.mailbox, signUpPayload()));
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const { items } = (await administrator.get(`/api/v1/memberships/${personId}/history`)).json<{
    items: RoleChange[];
  }>();
  expect(items).toEqual([
    {
      changeId: expect.any(String),
      change: 'granted',
      role: 'representative',
      changedAt: expect.any(String),
      actor: { fullName: '한빛나', englishName: expect.any(String) },
    },
  ]);
});
