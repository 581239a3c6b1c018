import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { change, codeOf, companyOf, groupsOf, offer, ownCompaniesOf } from '../../../testing/groups/linked-accounts.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { openSignIn } from '../accounts/index.ts';

const app = await startTestApp();
const { db } = app.kernel;
const { group, personOf, tied, again } = groupsOf(app);

const askFactor = (desk: Awaited<ReturnType<typeof again>>) =>
  codeOf(
    desk.put('/api/v1/security-policies/second-factor', {
      secondFactor: 'administrators',
      from: '',
      expected: 'nobody',
    }),
  );

test('MEM-04 a sign-out by the console, for one person or all, ends the sessions that the login opened in other companies', async () => {
  const { memberCode, head, administrator } = await tied();
  for (const body of [{ personId: administrator.personId }, {}]) {
    const elsewhere = await again(administrator);
    expect(await change(elsewhere, memberCode)).toBe('done');
    expect(await codeOf(head.desk.post('/api/v1/company-sessions/ending', body))).toBe('done');
    expect(await companyOf(elsewhere)).toBe('AC100');
  }
});

test('MEM-04 USR-11 an administrator’s reset of the password ends the access to other companies', async () => {
  const { headCode, memberCode, head, administrator } = await tied();
  const elsewhere = await again(administrator);
  expect(await change(elsewhere, memberCode)).toBe('done');
  const given = await head.desk.post(`/api/v1/employees/${administrator.personId}/password`);
  expect(given.status, given.text).toBe(200);
  expect(await companyOf(elsewhere)).toBe('AC100');
  const { rows } = await sql<{ state: string }>`
    select state from login_ties where login_company_code = ${headCode} and state <> 'ended'`.execute(db);
  expect(rows).toEqual([]);
});

test('MEM-04 ACC-15 the first second factor in another company can be set up only right after a sign-in', async () => {
  const { headCode, memberCode, member, administrator } = await tied();
  const early = await again(administrator);
  const late = await again(administrator);
  expect(await askFactor(member.desk)).toBe('done');
  expect(await change(early, memberCode)).toBe('FACTOR_NEEDED');
  await app.advance(601);
  expect(await change(late, memberCode)).toBe('TIE_LOG_IN_AGAIN');
  expect(await companyOf(late)).toBe(headCode);
  expect(await ownCompaniesOf(late)).toEqual([headCode, memberCode]);
});

test('MEM-04 ACC-01 a session opened by an additional step does not outlive the session that was changed', async () => {
  const { memberCode, member, administrator } = await tied();
  const desk = await again(administrator);
  const { rows } = await sql<{ endsBy: Date }>`
    update sessions set expires_at = date_trunc('milliseconds', app_now()) + interval '5 minutes'
    where company_code = ${administrator.companyCode} and person_id = ${administrator.personId}::uuid
    returning expires_at as "endsBy"`.execute(db);
  expect(await askFactor(member.desk)).toBe('done');
  expect(await change(desk, memberCode)).toBe('FACTOR_NEEDED');
  const waiting = await db
    .selectFrom('pending_log_ins')
    .select(['person_id', 'ends_by'])
    .where('company_code', '=', memberCode)
    .executeTakeFirstOrThrow();
  expect(waiting.ends_by).toEqual(rows[0]?.endsBy);
  const coming = {
    kernel: app.kernel,
    request: { id: '', address: '', device: '', language: 'ko' as const },
    setUpSecret: undefined,
    isKept: false,
    endsBy: waiting.ends_by ?? undefined,
  };
  const ends = await inCompany(db, memberCode, async (tx) => {
    await openSignIn(tx, { companyCode: memberCode, personId: waiting.person_id }, coming);
    return tx
      .selectFrom('sessions')
      .select('expires_at')
      .where('person_id', '=', waiting.person_id)
      .executeTakeFirstOrThrow();
  });
  expect(ends.expires_at).toEqual(waiting.ends_by);
});

test('MEM-04 MEM-02 a person whose right to give has an end offers no administration, which has none', async () => {
  const { memberCode, administrator } = await group();
  const deskOf = async (time: { until?: number }) => {
    const { personId, desk } = await personOf(memberCode, 'employee');
    await grant(db, { companyCode: memberCode, personId, permission: 'administrators.change', ...time });
    return desk;
  };
  expect(await offer(await deskOf({ until: 3_600 }), administrator)).toBe('GRANT_BEYOND_OWN');
  expect(await offer(await deskOf({}), administrator)).toBe('done');
});
