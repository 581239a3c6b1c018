import { expect, test, vi } from 'vitest';
import { memberBrowser } from './member.ts';
import { agreeToAll, signUpCalls, signUpPayload, verifyByMail } from './sign-up.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();

/** The answer to a sign-up that differs in some fields from one that would do. */
async function refusalOf(change: Record<string, unknown>) {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, app.mailbox, String(payload['adminEmail']));
  const { status, error } = await browser.post(signUpCalls.request, { ...payload, ...change });
  return [status, error.errorCode, error.fields[0]?.path];
}

test('ERR-04 ERR-05 PWD-02 a character beyond the allowed ones is MB_T_PASSWORD_RULE3', async () => {
  for (const pwd of ['Xk7!mqP+z', 'Xk7!mqP한글']) {
    expect(await refusalOf({ pwd, pwdConfirm: pwd })).toEqual([400, 'MB_T_PASSWORD_RULE3', 'pwd']);
  }
});

test('ERR-04 SGN-01 a company name with a web address is refused on its field', async () => {
  expect(await refusalOf({ compNm: 'www.saebyeok.example' })).toEqual([400, 'MB_M_NO_WEB_ADDRESS', 'compNm']);
});

test('ERR-04 LIM-07 an unknown time zone is refused on its field', async () => {
  expect(await refusalOf({ zoneCd: 'Asia/Nowhere' })).toEqual([400, 'MB_M_TIME_ZONE', 'zoneCd']);
  expect(await refusalOf({ zoneCd: '+09:00' })).toEqual([400, 'MB_M_TIME_ZONE', 'zoneCd']);
  expect(await refusalOf({ zoneCd: `${'A'.repeat(200_000)}!` })).toEqual([400, 'MB_M_MAX_LENGTH', 'zoneCd']);
});

test('ERR-04 API-05 an internal failure is CO500 with a message, and reveals nothing internal', async () => {
  vi.spyOn(app.kernel.hasher, 'hash').mockRejectedValueOnce(new Error('the insides of the hasher'));
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, app.mailbox, String(payload['adminEmail']));
  const answer = await browser.post(signUpCalls.request, payload);
  expect([answer.status, answer.error.errorCode]).toEqual([500, 'CO500']);
  expect(answer.text).not.toMatch(/insides|hasher|\.ts/);
});

test('ERR-04 a row locked for too long is CO503 after three tries, and the call can be repeated', async () => {
  const administrator = await memberBrowser(app, { companyCode: 'HELD', role: 'administrator' });
  const { rows } = await app.pools.owner.query<{ name: string }>('select current_database() as name');
  const holder = await app.pools.owner.connect();
  await holder.query('set role none');
  await holder.query(`alter database ${rows[0]?.name} set lock_timeout = '20ms'`);
  await holder.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await expect.poll(() => app.pools.app.totalCount).toBe(0);
  await holder.query(`begin; select 1 from companies where company_code = 'HELD' for update`);
  const rank = { jobRankCode: 'G1', jobRankName: '부장', englishJobRankName: 'General Manager' };
  const held = await administrator.post('/api/v1/job-ranks', rank);
  await holder.query('commit');
  await holder.query(`alter database ${rows[0]?.name} reset lock_timeout`);
  holder.release(true);
  expect([held.status, held.error.errorCode]).toEqual([503, 'CO503']);
  expect((await administrator.post('/api/v1/job-ranks', rank)).status).toBe(200);
});
