import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import { companyWithAdmin, invitationCalls as calls, joinPayload, proveMail } from '../../../../testing/invitations.ts';
import { operatorBrowser } from '../../../../testing/operator.ts';
import { nextPerson } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
await app.setProperty(flowsPerAddress, 1_000_000);
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000);
const operator = await operatorBrowser(app);
const company = await companyWithAdmin(app);
const other = await companyWithAdmin(app);
const open = '/api/v1/registration/promotion';
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const hour = 3_600_000;

async function issue({ namedCompany = company.companyCode, maxUses = 5, codeCount = 1 } = {}) {
  const answer = await operator.post('/api/v1/operator/promotions', {
    codeCount,
    codePrefix: 'HANBIT',
    benefit: 'Half a year free',
    validFrom: new Date(Date.now() - hour).toISOString(),
    validUntil: new Date(Date.now() + 24 * hour).toISOString(),
    maxUses,
    namedCompany,
  });
  expect(answer.status, answer.text).toBe(200);
  const { promotionId, codes } = answer.json<{ promotionId: string; codes: string[] }>();
  return { promotionId, code: codes[0] ?? '', codes };
}

/** A browser that has brought the code, pressed the button and proven a mail of its own. */
async function provenBrowser(promotionCode: string): Promise<{ browser: Browser; mail: string }> {
  const browser = app.browser();
  const mail = `brings${nextPerson()}@outside.example`;
  expect(outcome(await browser.post(open, { promotionCode: 'mistyped' }))).toEqual([400, 'PROMOTION_UNKNOWN']);
  expect((await browser.post(open, { promotionCode })).json()).toEqual({ result: 'success' });
  expect((await browser.post(calls.begin)).status).toBe(200);
  await proveMail(app, browser, mail);
  return { browser, mail };
}

async function join({ browser, mail }: { browser: Browser; mail: string }, change: Record<string, unknown> = {}) {
  return browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail, ...change }));
}

test('ACC-05 REQ-04 a promotion code that names a company opens an account in it, and its administrator sees the people', async () => {
  const { promotionId, code } = await issue();
  const one = await provenBrowser(` ${code.toLowerCase().replaceAll('-', ' ')} `);
  expect((await one.browser.post(calls.current)).json()).toMatchObject({ compNm: '한빛상사', regYn: 'Y', apprYn: 'N' });
  const answer = await join(one);
  expect(answer.json(), answer.text).toMatchObject({ belongs: [{ compCd: company.companyCode }], apprYn: 'N' });
  const { epid, userId: loginId } = answer.json<{ epid: string; userId: string }>();
  expect((await app.browser().post('/api/v1/session', { loginId, password: 'Xk7!mqPz' })).status).toBe(200);
  const kept = await inCompany(app.kernel.db, company.companyCode, async (tx) => ({
    person: await tx
      .selectFrom('people')
      .select(['department_code', 'security_grade', 'employment_status', 'employment_type'])
      .where('person_id', '=', epid)
      .executeTakeFirst(),
    benefit: await tx.selectFrom('promotion_redemptions').select('benefit').where('person_id', '=', epid).execute(),
  }));
  expect(kept).toEqual({
    person: { department_code: 'TOP', security_grade: 5, employment_status: 'B', employment_type: 'N' },
    benefit: [{ benefit: 'Half a year free' }],
  });
  const { items } = (await company.admin.get(calls.list)).json<{ items: object[] }>();
  expect(items).toContainEqual(
    expect.objectContaining({
      invitationId: promotionId,
      kind: 'promotion',
      state: 'open',
      note: 'Half a year free',
      joinedCount: 1,
      openedCount: 1,
      can: ['revoke'],
    }),
  );
  expect((await other.admin.get(calls.list)).json()).toMatchObject({ items: [] });
  expect(outcome(await other.admin.post(`${calls.list}/${promotionId}/revoke`))).toEqual([404, 'CO404']);
});

test('ACC-05 REQ-04 of 5 people at once with one code of two uses two get an account', async () => {
  const { promotionId, code } = await issue({ maxUses: 2, codeCount: 3 });
  const rivals = [];
  for (let index = 0; index < 5; index += 1) rivals.push(await provenBrowser(code));
  const payloads = await Promise.all(rivals.map(({ browser, mail }) => joinPayload(browser, { xtnlEmailAddr: mail })));
  const answers = await Promise.all(rivals.map(({ browser }, index) => browser.post(calls.join, payloads[index])));
  const codes = answers.map((answer) => (answer.status === 200 ? 'joined' : answer.error.errorCode)).toSorted();
  expect(codes).toEqual([...Array(3).fill('INVITATION_INVALID'), ...Array(2).fill('joined')]);
  const { rows } = await app.pools.owner.query(
    'select used_count from promotion_codes where promotion_id = $1 order by used_count',
    [promotionId],
  );
  expect(rows).toEqual([{ used_count: 0 }, { used_count: 0 }, { used_count: 2 }]);
  const late = app.browser();
  expect(outcome(await late.post(open, { promotionCode: code }))).toEqual([409, 'PROMOTION_USED_UP']);
});

test('ACC-05 a code without a company, of the operator, empty, unknown or expired opens nothing', async () => {
  const tried = async (promotionCode: string) => outcome(await app.browser().post(open, { promotionCode }));
  const unnamed = await issue({ namedCompany: '' });
  const platform = await issue({ namedCompany: 'PLATFORM' });
  for (const code of [unnamed.code, platform.code, 'HANBIT-7K3M-9QXR-2VBD-H4TN']) {
    expect(await tried(code)).toEqual([400, 'PROMOTION_UNKNOWN']);
  }
  expect(await tried('')).toEqual([400, 'MB_M_REQUIRED']);
  const withdrawn = await issue();
  await app.setProperty(platformProperties.registrationClosed, 'Y');
  expect(await tried(withdrawn.code)).toEqual([503, 'MB_M_REGISTRATION_CLOSED']);
  await app.setProperty(platformProperties.registrationClosed, 'N');
  const begun = await provenBrowser(withdrawn.code);
  await operator.post(`/api/v1/operator/promotions/${withdrawn.promotionId}/revoke`);
  expect(await tried(withdrawn.code)).toEqual([409, 'PROMOTION_EXPIRED']);
  for (const answer of [await begun.browser.post(calls.current), await join(begun)]) {
    expect(outcome(answer)).toEqual([422, 'INVITATION_INVALID']);
  }
  // A company need not take what the operator gave away in its name.
  const refused = await issue();
  const late = await provenBrowser(refused.code);
  expect((await company.admin.post(`${calls.list}/${refused.promotionId}/revoke`)).status).toBe(200);
  expect(await tried(refused.code)).toEqual([422, 'INVITATION_INVALID']);
  expect(outcome(await join(late))).toEqual([422, 'INVITATION_INVALID']);
});

test('ACC-05 the code is not a link, names only one company, and has a limit of guesses', async () => {
  const { code } = await issue();
  for (const link of [code, code.replaceAll('-', '')]) {
    expect(outcome(await app.browser().post(calls.read(link)))).toEqual([422, 'INVITATION_INVALID']);
  }
  const proven = await provenBrowser(code);
  for (const change of [{ compCd: other.companyCode }, { compCd: 'NOSUCHCOMPANY' }, { linkInvtCd: 'another' }]) {
    expect(outcome(await join(proven, change))).toEqual([403, 'CO403']);
  }
  expect((await join(proven)).status).toBe(200);
  await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 3);
  const guess = async () => {
    const { status, error } = await app.browser({ address: '203.0.113.9' }).post(open, { promotionCode: 'HANBIT-1' });
    return [status, error.errorCode, error.fields[0]?.path];
  };
  const guesses = [await guess(), await guess(), await guess(), await guess()];
  expect(guesses.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => [400, 'PROMOTION_UNKNOWN', 'promotionCode']));
  expect(guesses[3]).toEqual([429, 'NETWORK_LIMIT', 'promotionCode']);
  const right = await app.browser({ address: '203.0.113.9' }).post(open, { promotionCode: code });
  expect(outcome(right)).toEqual([429, 'NETWORK_LIMIT']);
});

test('OTP-08 an office can use one right code from one address, and guesses there count as always', async () => {
  await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 2);
  const { code } = await issue();
  const address = '203.0.113.10';
  const bring = async (promotionCode: string) => outcome(await app.browser({ address }).post(open, { promotionCode }));
  for (let person = 0; person < 5; person += 1) expect(await bring(code)).toEqual([200, undefined]);
  const guesses = [await bring('HANBIT-1'), await bring('HANBIT-2'), await bring('HANBIT-3')];
  expect(guesses.map(([, errorCode]) => errorCode)).toEqual([
    'PROMOTION_UNKNOWN',
    'PROMOTION_UNKNOWN',
    'NETWORK_LIMIT',
  ]);
});
