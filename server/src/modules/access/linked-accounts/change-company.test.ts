// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { Browser } from '../../../testing/browser.ts';
import { factorCalls } from '../../../testing/one-time-codes.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { addTestPerson, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { changeNetworks } from '../sign-in-policies/index.ts';
import { lockComing } from '../../secrets/credentials/index.ts';
import {
  accept,
  change,
  codeOf,
  companyOf,
  end,
  groupsOf,
  offer,
  openTo,
  ownCompaniesOf,
} from '../../../testing/groups/linked-accounts.ts';

const app = await startTestApp();
const { db } = app.kernel;
const { group, tied, nextSubject, again, nextAddress } = groupsOf(app);

/** The same browser, calling from elsewhere. */
function movedTo(browser: Browser, address: string): Browser {
  const moved = app.browser({ address });
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

const setNetworks = (companyCode: string, networks: string[]) =>
  execute(app.kernel, changeNetworks, commandOrigin(companyCode), { networks });
const retire = (companyCode: string, loginId: string) =>
  inCompany(db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({ employment_status: 'R' })
      .where('company_code', '=', companyCode)
      .where('login_id', '=', loginId)
      .execute(),
  );
const personIdIn = async (companyCode: string, loginId: string) => {
  const row = await inCompany(db, companyCode, (tx) =>
    tx
      .selectFrom('people')
      .select('person_id')
      .where('company_code', '=', companyCode)
      .where('login_id', '=', loginId)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return row.person_id;
};
const endCompany = (companyCode: string) =>
  db
    .updateTable('companies')
    .set({ ended_at: new Date('2026-11-01'), destroyed_after: new Date('2099-01-01') })
    .where('company_code', '=', companyCode)
    .execute();

test('MEM-04 changing company is refused outside the networks of either company, and the former session remains', async () => {
  const { headCode, memberCode, administrator } = await tied();
  await setNetworks(memberCode, ['203.0.113.0/24']);
  expect(await change(administrator.desk, memberCode)).toBe('NETWORK_NOT_ALLOWED');
  expect(await companyOf(administrator.desk)).toBe(headCode);
  const inside = movedTo(administrator.desk, '203.0.113.9');
  expect(await change(inside, memberCode)).toBe('done');
  await setNetworks(headCode, ['192.0.2.0/24']);
  expect(await change(inside, headCode)).toBe('NETWORK_NOT_ALLOWED');
  expect(await companyOf(inside)).toBe(memberCode);
});

test('MEM-04 ACC-15 a company that requires a second factor requires it on a change of company, before any session', async () => {
  const { memberCode, member, administrator } = await tied();
  const choice = { secondFactor: 'administrators', graceDays: '0', expected: 'nobody' };
  expect(await codeOf(member.desk.put('/api/v1/security-policies/second-factor', choice))).toBe('done');
  expect(await change(administrator.desk, memberCode)).toBe('FACTOR_NEEDED');
  expect(await companyOf(administrator.desk)).toBe('AC100');
  const step = async () => (await administrator.desk.get(factorCalls.step)).json<{ waiting: object | null }>().waiting;
  expect(await step()).toMatchObject({ ways: [], setUp: ['passkey', 'app'] });
  // The sign-in that waits holds while the tie does.
  const key = { companyCode: memberCode, personId: await personIdIn(memberCode, administrator.loginId) };
  expect(await inCompany(db, memberCode, (tx) => lockComing(tx, key))).toBe(true);
  expect(await end(member.desk, await openTo(member.desk))).toBe('done');
  expect(await step()).toBeUndefined();
});

test('MEM-04 ACC-01 the session in the other company has that company’s limits, and never outlives the former session', async () => {
  const { memberCode, administrator } = await tied();
  const lastEndOf = async (companyCode: string) => {
    const { rows } = await sql<{ end: Date | null }>`
      select max(expires_at) as end from sessions
      where company_code = ${companyCode}
        and person_id = ${await personIdIn(companyCode, administrator.loginId)}::uuid`.execute(db);
    return Number(rows[0]?.end);
  };
  await app.advance(3_600);
  const desk = await again(administrator);
  const before = await lastEndOf(administrator.companyCode);
  await app.advance(600);
  expect(await change(desk, memberCode)).toBe('done');
  expect(await lastEndOf(memberCode)).toBeLessThanOrEqual(before);
});

test('MEM-04 a person who must change the password changes company only after doing so', async () => {
  const { memberCode, administrator } = await tied();
  await db
    .updateTable('sessions')
    .set({ must_renew_password: true })
    .where('company_code', '=', administrator.companyCode)
    .where('person_id', '=', administrator.personId)
    .execute();
  expect(await change(administrator.desk, memberCode)).toBe('PASSWORD_RENEWAL_NEEDED');
});

test('MEM-04 losing the role in the leading company ends the access to the other one and the open offers', async () => {
  const { headCode, memberCode, head, member, administrator } = await tied();
  const elsewhere = await again(administrator);
  expect(await change(elsewhere, memberCode)).toBe('done');
  expect(await codeOf(head.desk.delete(`/api/v1/memberships/${administrator.personId}/administrator`))).toBe('done');
  expect(await companyOf(elsewhere)).toBe('AC100');
  expect(await change(administrator.desk, memberCode)).toBe('TIE_OVER');
  expect(await nextSubject(member)).toBe('A group administrator has been removed');
  expect(await ownCompaniesOf(administrator.desk)).toEqual([headCode]);
  // Asked again, who is no administrator any more accepts nothing.
  expect(await offer(member.desk, administrator)).toBe('done');
  expect(await accept(administrator.desk, await openTo(member.desk))).toBe('CO401');
});

test('MEM-04 losing the role in the other company ends the access to it', async () => {
  const { memberCode, member, administrator } = await tied();
  const personId = await personIdIn(memberCode, administrator.loginId);
  expect(await codeOf(member.desk.delete(`/api/v1/memberships/${personId}/administrator`))).toBe('done');
  expect(await change(administrator.desk, memberCode)).toBe('TIE_OVER');
  expect(await nextSubject(member)).toBe('A group administrator has been removed');
});

test('MEM-04 retiring in either company refuses the change and ends every session', async () => {
  const one = await tied();
  const elsewhere = await again(one.administrator);
  expect(await change(elsewhere, one.memberCode)).toBe('done');
  await retire(one.headCode, one.administrator.loginId);
  expect([await companyOf(elsewhere), await companyOf(one.administrator.desk)]).toEqual(['AC100', 'AC100']);
  const two = await tied();
  const inside = await again(two.administrator);
  expect(await change(inside, two.memberCode)).toBe('done');
  await retire(two.memberCode, two.administrator.loginId);
  expect(await companyOf(inside)).toBe('AC100');
  expect(await change(two.administrator.desk, two.memberCode)).toBe('TIE_OVER');
  expect(await companyOf(two.administrator.desk)).toBe(two.headCode);
});

test('MEM-04 a new password and a sign-out everywhere end the sessions that the login opened in other companies', async () => {
  const { memberCode, administrator } = await tied();
  const elsewhere = await again(administrator);
  expect(await change(elsewhere, memberCode)).toBe('done');
  expect(await codeOf(administrator.desk.delete('/api/v1/sessions'))).toBe('done');
  expect(await companyOf(elsewhere)).toBe('AC100');
  const desk = await again(administrator);
  const inside = await again(administrator);
  expect(await change(inside, memberCode)).toBe('done');
  const password = { current: testPassword, next: 'Zt4!wN8k', confirmation: 'Zt4!wN8k' };
  expect(await codeOf(desk.post('/api/v1/password', password))).toBe('done');
  expect([await companyOf(inside), await companyOf(desk)]).toEqual(['AC100', administrator.companyCode]);
});

test('MEM-04 no one can change to a company that has ended or left the structure', async () => {
  const one = await tied();
  await endCompany(one.memberCode);
  expect(await change(one.administrator.desk, one.memberCode)).toBe('COMPANY_ENDED');
  expect(await ownCompaniesOf(one.administrator.desk)).toEqual([one.headCode]);
  const two = await tied();
  const elsewhere = await again(two.administrator);
  expect(await change(elsewhere, two.memberCode)).toBe('done');
  const operator = await operatorBrowser(app);
  expect(await codeOf(operator.delete(`/api/v1/operator/companies/${two.headCode}/structure`))).toBe('done');
  expect(await companyOf(elsewhere)).toBe('AC100');
  expect(await change(two.administrator.desk, two.memberCode)).toBe('TIE_OVER');
});

test('MEM-04 of two changes of one session at once one succeeds', async () => {
  const { memberCode, administrator } = await tied();
  const browsers = Array.from({ length: 4 }, () => movedTo(administrator.desk, administrator.address));
  const answers = await Promise.all(browsers.map((each) => change(each, memberCode)));
  expect(answers.toSorted()).toEqual(['AC100', 'AC100', 'AC100', 'done']);
  const places = await Promise.all(browsers.map((each) => companyOf(each)));
  expect(places.filter((place) => place === memberCode)).toHaveLength(1);
});

test('MEM-04 removing a link during a change of company leaves no session in the other company', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { memberCode, member, administrator, tieId } = await tied();
    const [changed, ended] = await Promise.all([change(administrator.desk, memberCode), end(member.desk, tieId)]);
    expect(ended).toBe('done');
    // EM0010: the new session had ended before its answer was written.
    expect(changed).toBeOneOf(['done', 'TIE_OVER', 'EM0010']);
    expect(await companyOf(administrator.desk)).not.toBe(memberCode);
    const left = await db.selectFrom('sessions').select('person_id').where('company_code', '=', memberCode).execute();
    expect(left.map(({ person_id: id }) => id)).toEqual([member.personId]);
  }
});

test('MEM-04 accepting an offer while losing the role leaves no link', async () => {
  const { head, member, memberCode, administrator } = await group();
  await offer(member.desk, administrator);
  const tieId = await openTo(administrator.desk);
  const [accepted] = await Promise.all([
    accept(administrator.desk, tieId),
    codeOf(head.desk.delete(`/api/v1/memberships/${administrator.personId}/administrator`)),
  ]);
  expect(accepted).toBeOneOf(['done', 'TIE_OVER', 'AC105', 'CO401']);
  expect(await change(administrator.desk, memberCode)).toBe('TIE_OVER');
  await expect
    .poll(() => db.selectFrom('login_ties').select('state').where('tie_id', '=', tieId).execute())
    .toEqual([]);
});

test('MEM-04 changing company requires a link and a session, whatever company is named', async () => {
  const { headCode, memberCode, member } = await tied();
  const stranger = await addTestPerson(app, { roles: ['administrator'] });
  const desk = await again(stranger);
  for (const companyCode of [headCode, memberCode, 'NOSUCH', stranger.companyCode, 'PLATFORM']) {
    expect(await change(desk, companyCode)).toBe('TIE_OVER');
  }
  expect(await change(member.desk, headCode)).toBe('TIE_OVER');
  expect(await change(app.browser({ address: nextAddress() }), memberCode)).toBe('AC100');
  expect(await companyOf(desk)).toBe(stranger.companyCode);
});
