// Runs on every PostgreSQL: row locks.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { tieLimits } from '@madang/contract/access/linked-accounts/limits.ts';
import type { RoleChange } from '@madang/contract/people/role-assignments/routes.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { testPassword } from '../../../testing/people.ts';
import { auditOf } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { listNamelessAdministrators } from '../../people/people/index.ts';
import {
  accept,
  change,
  codeOf,
  companyOf,
  end,
  groupsOf,
  leave,
  offer,
  openTo,
  ownCompaniesOf,
  tiesOf,
} from '../../../testing/groups/linked-accounts.ts';
import { settleDue } from './tie-jobs.ts';

const app = await startTestApp();
const { db } = app.kernel;
const { personOf, group, tied, nextSubject, again } = groupsOf(app);

const peopleOf = (companyCode: string) =>
  inCompany(db, companyCode, (tx) =>
    tx
      .selectFrom('people')
      .leftJoin('memberships', (on) =>
        on
          .onRef('memberships.company_code', '=', 'people.company_code')
          .onRef('memberships.person_id', '=', 'people.person_id'),
      )
      .select(['people.person_id', 'login_id', 'employment_status', 'role'])
      .where('people.company_code', '=', companyCode)
      .execute(),
  );
const operationsOf = async (companyCode: string) => (await auditOf(app, companyCode)).map(({ operation }) => operation);

test('MEM-04 an administrator of the leading company gets an offer, accepts with the own login, and changes company both ways', async () => {
  const { headCode, memberCode, head, member, administrator } = await group();
  const opensOthers = async () =>
    (await administrator.desk.get('/api/v1/session')).json<{ opensOtherCompanies: boolean }>().opensOtherCompanies;
  expect(await ownCompaniesOf(administrator.desk)).toEqual([headCode]);
  expect(await opensOthers()).toBe(false);
  expect(await offer(member.desk, administrator, 'Wrong7!xQ')).toBe('MB_M_PASSWORD_WRONG');
  expect(await offer(member.desk, administrator)).toBe('done');
  expect(await nextSubject(administrator)).toBe('You are invited to manage Solbaram Trading');
  expect((await tiesOf(member.desk)).items).toMatchObject([
    { state: 'offered', loginId: administrator.loginId, companyCode: headCode, isOutward: false, can: ['end'] },
  ]);
  const [asked] = (await tiesOf(administrator.desk)).items;
  expect(asked).toMatchObject({ companyName: '솔바람상사', isOutward: true, isOwn: true, can: ['accept', 'leave'] });
  const tieId = asked?.tieId ?? '';
  expect(await accept(head.desk, tieId)).toBe('TIE_OVER');
  expect(await accept(administrator.desk, tieId, 'Wrong7!xQ')).toBe('MB_M_PASSWORD_WRONG');
  expect(await change(administrator.desk, memberCode)).toBe('TIE_OVER');
  expect(await accept(administrator.desk, tieId)).toBe('done');
  expect(await nextSubject(member)).toBe('A group administrator has been added');
  expect(await ownCompaniesOf(administrator.desk)).toEqual([headCode, memberCode]);
  expect(await opensOthers()).toBe(true);
  expect(await peopleOf(memberCode)).toContainEqual(
    expect.objectContaining({ login_id: administrator.loginId, employment_status: 'B', role: 'administrator' }),
  );
  const former = new Map(administrator.desk.cookies);
  expect(await change(administrator.desk, memberCode)).toBe('done');
  const session = (await administrator.desk.get('/api/v1/session')).json<{ companyCode: string; can: string[] }>();
  expect(session).toMatchObject({ companyCode: memberCode });
  expect(session.can).toContain('administerCompany');
  expect(await ownCompaniesOf(administrator.desk)).toEqual([headCode, memberCode]);
  // The former session has ended.
  const before = app.browser({ address: administrator.address });
  for (const [name, value] of former) before.cookies.set(name, value);
  expect(await companyOf(before)).toBe('AC100');
  expect(await change(administrator.desk, headCode)).toBe('done');
  expect(await companyOf(administrator.desk)).toBe(headCode);
  await expect.poll(() => operationsOf(headCode)).toContain('leave-company');
  expect(await operationsOf(headCode)).toEqual(expect.arrayContaining(['accept-login-tie', 'change-company']));
  expect(await operationsOf(memberCode)).toEqual(
    expect.arrayContaining(['offer-login-tie', 'settle-login-tie', 'change-company']),
  );
});

test('MEM-04 password checks use the password of the login, and changes of the account itself are refused in the other company', async () => {
  const { memberCode, administrator, member } = await tied();
  const other = await personOf(memberCode, 'employee');
  expect(await change(administrator.desk, memberCode)).toBe('done');
  const password = { current: testPassword, next: 'Zt4!wN8k', confirmation: 'Zt4!wN8k' };
  expect(await codeOf(administrator.desk.post('/api/v1/password', password))).toBe('LOGIN_ELSEWHERE');
  const closing = (typed: string) => codeOf(administrator.desk.post('/api/v1/profile/closing', { password: typed }));
  expect([await closing('Wrong7!xQ'), await closing(testPassword)]).toEqual(['MB_M_PASSWORD_WRONG', 'LOGIN_ELSEWHERE']);
  // Who came by another company's login is asked by no one to represent this one.
  const { personId } = (await administrator.desk.get('/api/v1/session')).json<{ personId: string }>();
  const handOver = (candidate: string) =>
    codeOf(member.desk.post('/api/v1/memberships/handover', { personId: candidate, password: testPassword }));
  expect([await handOver(personId), await handOver(other.personId)]).toEqual(['LOGIN_ELSEWHERE', 'done']);
  expect(await offer(administrator.desk, member, testPassword)).toBe('TIE_LOGIN_UNKNOWN');
});

test('MEM-04 only other companies offer, only people of the leading company get offers, and only administrators accept', async () => {
  const { headCode, head, member, administrator, memberCode } = await group();
  const stranger = await group();
  const employee = await personOf(headCode, 'employee');
  const own = await personOf(memberCode, 'employee');
  expect(await offer(head.desk, member)).toBe('TIE_NO_GROUP');
  for (const unknown of [stranger.administrator, own, { loginId: 'nobody@company.example' }]) {
    expect(await offer(member.desk, unknown)).toBe('TIE_LOGIN_UNKNOWN');
  }
  expect(await offer(own.desk, administrator)).toBe('CO401');
  expect(await offer(member.desk, employee)).toBe('done');
  expect(await offer(member.desk, employee)).toBe('TIE_OPEN');
  await expect.poll(() => operationsOf(headCode)).toContain('tell-of-login-tie');
  expect(app.mailbox.count(employee.loginId)).toBe(0);
  const tieId = await openTo(member.desk);
  expect(await accept(employee.desk, tieId)).toBe('CO401');
  expect((await employee.desk.get('/api/v1/login-ties')).status).toBe(403);
  for (const by of [stranger.head.desk, stranger.member.desk]) {
    expect([await accept(by, tieId), await end(by, tieId), await leave(by, tieId)]).toEqual(
      Array.from({ length: 3 }, () => 'TIE_OVER'),
    );
  }
  expect(await leave(employee.desk, tieId)).toBe('done');
  expect(await nextSubject(member)).toBe('A group administrator invitation was declined');
});

test('MEM-04 an offer can be withdrawn or expire, and either company or the person can remove a link', async () => {
  const { member, administrator, headCode, memberCode, head } = await group();
  await offer(member.desk, administrator);
  await app.mailbox.next(administrator.loginId);
  const withdrawn = await openTo(member.desk);
  expect([await end(member.desk, withdrawn), await accept(administrator.desk, withdrawn)]).toEqual([
    'done',
    'TIE_OVER',
  ]);
  expect(await nextSubject(administrator)).toBe('An invitation to manage a company was withdrawn');
  await settleDue(app.kernel);
  for (const ending of [
    (tieId: string) => end(member.desk, tieId),
    (tieId: string) => end(head.desk, tieId),
    (tieId: string) => leave(administrator.desk, tieId),
  ]) {
    expect(await offer(member.desk, administrator)).toBe('done');
    const tieId = await openTo(administrator.desk);
    expect(await accept(administrator.desk, tieId)).toBe('done');
    expect(await nextSubject(member)).toBe('A group administrator has been added');
    const elsewhere = await again(administrator);
    expect(await change(elsewhere, memberCode)).toBe('done');
    expect(await ending(tieId)).toBe('done');
    expect(await companyOf(elsewhere)).toBe('AC100');
    expect(await nextSubject(member)).toBe('A group administrator has been removed');
    expect(await ownCompaniesOf(administrator.desk)).toEqual([headCode]);
    const gone = (await peopleOf(memberCode)).filter(({ login_id: id }) => id === administrator.loginId);
    expect(gone).toEqual([]);
    expect(await companyOf(administrator.desk)).toBe(headCode);
  }
});

test('MEM-04 a running session ends at its next call if its link has ended or its row is deleted', async () => {
  const opens = async (by: Browser) =>
    (await by.get('/api/v1/session')).json<{ opensOtherCompanies: boolean }>().opensOtherCompanies;
  const ended = await tied();
  expect(await opens(ended.administrator.desk)).toBe(true);
  expect(await end(ended.member.desk, ended.tieId)).toBe('done');
  expect(await opens(ended.administrator.desk)).toBe(false);
  const gone = await tied();
  expect(await change(gone.administrator.desk, gone.memberCode)).toBe('done');
  const atHome = await again(gone.administrator);
  expect([await opens(gone.administrator.desk), await opens(atHome)]).toEqual([true, true]);
  await app.pools.owner.query('delete from login_ties where tie_id = $1', [gone.tieId]);
  expect([await opens(gone.administrator.desk), await opens(atHome)]).toEqual([false, false]);
});

test('MEM-04 an unanswered offer expires, and its company is notified', async () => {
  const { member, administrator } = await group();
  await offer(member.desk, administrator);
  const tieId = await openTo(administrator.desk);
  await app.advance(tieLimits.offerDays * daySeconds);
  const desk = await again(administrator);
  expect((await tiesOf(desk)).items).toEqual([]);
  expect(await accept(desk, tieId)).toBe('TIE_OVER');
  await settleDue(app.kernel);
  expect(await nextSubject(member)).toBe('A group administrator invitation has expired');
});

test('MEM-04 a company has a daily limit of offers and a limit of linked people', async () => {
  const { headCode, memberCode, member, administrator } = await group();
  const many = Array.from({ length: tieLimits.perCompany - 1 }, () => ({
    company_code: memberCode,
    login_company_code: headCode,
    login_person_id: randomUUID(),
    expires_at: new Date('2099-01-01'),
  }));
  await db.insertInto('login_ties').values(many).execute();
  const second = await personOf(headCode, 'administrator');
  const both = await Promise.all([offer(member.desk, administrator), offer(member.desk, second)]);
  expect(both.toSorted()).toEqual(['TIE_LIMIT', 'done']);
  await db.deleteFrom('login_ties').where('company_code', '=', memberCode).execute();
  const asked: string[] = [];
  for (let round = 1; round <= tieLimits.offersPerDay; round += 1) {
    asked.push(await offer(member.desk, administrator));
    await db.deleteFrom('login_ties').where('company_code', '=', memberCode).execute();
  }
  // Two were asked above; one that is refused counts too, for it says whose an ID is.
  expect(asked.filter((answer) => answer === 'done')).toHaveLength(tieLimits.offersPerDay - 2);
  expect(asked.at(-1)).toBe('CO429');
});

test('MEM-04 a link of the company owner gives the rights of an administrator there and nothing more', async () => {
  const { head, member, memberCode } = await group();
  expect(await offer(member.desk, head)).toBe('done');
  expect(await accept(head.desk, await openTo(head.desk))).toBe('done');
  expect(await nextSubject(member)).toBe('A group administrator has been added');
  expect(await change(head.desk, memberCode)).toBe('done');
  const offers = head.desk.post('/api/v1/company-structure/offers', {
    kind: 'leave',
    companyCode: memberCode,
    password: testPassword,
  });
  expect(await codeOf(offers)).toBe('CO401');
  // Nor may an administrator there touch the owner of the other company.
  expect(await codeOf(member.desk.delete(`/api/v1/memberships/${head.personId}/administrator`))).toBe('CO404');
});

test('MEM-04 the operator’s list of people without an ID omits people with another login', async () => {
  const { memberCode } = await tied();
  expect(await inCompany(db, memberCode, (tx) => listNamelessAdministrators(tx, memberCode))).toEqual([]);
});

test('MEM-07 MEM-04 the rights of a link appear in the role changes and in the history of the person', async () => {
  const { memberCode, member } = await tied();
  const { items: changes } = (await member.desk.get('/api/v1/records?kind=roles')).json<List<AuditRecord>>();
  const [settled] = changes.filter(({ operation }) => operation === 'settle-login-tie');
  expect(settled?.target.kind).toBe('person');
  const history = await member.desk.get(`/api/v1/memberships/${settled?.target.id}/history`);
  expect(history.json<List<RoleChange>>().items).toMatchObject([{ change: 'granted', role: 'administrator' }]);
  expect(await operationsOf(memberCode)).toContain('settle-login-tie');
});
