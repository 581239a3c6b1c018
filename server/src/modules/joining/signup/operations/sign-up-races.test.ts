import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { flowCookie, markVerified, openFlow } from '../../../../kernel/flow/flow.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { operatorBrowser } from '../../../../testing/operator.ts';
import { agreeToAll, signUpCalls, signUpPayload } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { targetIndex } from '../../../secrets/otp/index.ts';

const app = await startTestApp();
const { kernel } = app;
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 1_000_000);
}
const isFull = process.env['MADANG_FULL'] !== undefined;
/** Races of a few at once are run often, those of many once. */
const rounds = isFull ? 1_000 : 2;
const bigRounds = isFull ? 1_000 : 1;
const rivals = 64;

/** A browser whose flow has proven `adminEmail`, without the mails that the race is not about. */
async function provenBrowser(adminEmail: string) {
  const browser = app.browser();
  const { flow, secret } = await openFlow(kernel.db, 1_800);
  const proof = { option: 'externalMail', targetIndex: targetIndex(kernel.keyring, 'externalMail', adminEmail) };
  await markVerified(kernel.db, kernel.keyring, flow, { purpose: 'sign-up', ...proof, proofSeconds: 600 });
  browser.cookies.set('flow', flowCookie(secret, flow));
  return browser;
}

test(
  'SGN-03 of 64 sign-ups for one ID at once exactly one succeeds, and the others are refused as in use',
  { timeout: 1_800_000 },
  async () => {
    const { pslInfoAgmts } = await agreeToAll(app.browser(), signUpPayload());
    for (let round = 0; round < bigRounds; round += 1) {
      const { userId, email } = signUpPayload();
      const answers = await Promise.all(
        Array.from({ length: rivals }, async () => {
          const payload = signUpPayload({ userId, email, pslInfoAgmts });
          const browser = await provenBrowser(String(payload['adminEmail']));
          return browser.post(signUpCalls.request, payload);
        }),
      );
      const codes = answers.map((answer) => (answer.status === 200 ? 'won' : answer.error.errorCode));
      expect(codes.toSorted()).toEqual([...Array.from({ length: rivals - 1 }, () => 'MB601'), 'won']);
    }
    const { rows } = await app.pools.app.query<{ count: string }>('select count(*) from companies');
    expect(Number(rows[0]?.count)).toBe(bigRounds);
  },
);

test(
  'OPS-06 one sign-up sent six times at once creates one company, and all six get the success response',
  { timeout: 120_000 },
  async () => {
    const countCompanies = async () => Number((await app.pools.app.query('select from companies')).rowCount);
    for (let round = 0; round < Math.min(rounds, 20); round += 1) {
      const svcType = round % 2 === 0 ? 'PT' : 'MS';
      const payload = await agreeToAll(app.browser(), signUpPayload({ svcType }));
      const browser = await provenBrowser(String(payload['adminEmail'] || payload['userId']));
      const secret = browser.cookies.get('flow') ?? '';
      const before = await countCompanies();
      const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(signUpCalls.request, payload)));
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 200));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(await countCompanies()).toBe(before + 1);
      browser.cookies.set('flow', secret);
      const { userId, email } = signUpPayload({ svcType });
      const other = await browser.post(signUpCalls.request, { ...payload, userId, email });
      expect([other.status, other.error.errorCode]).toEqual([422, 'OTP0005']);
    }
  },
);

test('OPS-06 of two different sign-ups that one flow sends at once one succeeds and the other is refused', async () => {
  const { pslInfoAgmts } = await agreeToAll(app.browser(), signUpPayload());
  for (let round = 0; round < Math.min(rounds, 20); round += 1) {
    const one = signUpPayload({ pslInfoAgmts });
    const { userId, email } = signUpPayload();
    const browser = await provenBrowser(String(one['adminEmail']));
    const answers = await Promise.all(
      [one, { ...one, userId, email }].map((payload) => browser.post(signUpCalls.request, payload)),
    );
    const codes = answers.map((answer) => (answer.status === 200 ? 'won' : answer.error.errorCode));
    expect(codes.toSorted()).toEqual(['OTP0005', 'won']);
  }
});

test('SGN-08 one contact that signs up twice at once gets one free plan', { timeout: 120_000 }, async () => {
  const { pslInfoAgmts } = await agreeToAll(app.browser(), signUpPayload());
  for (let round = 0; round < Math.min(rounds, 100); round += 1) {
    const { adminEmail } = signUpPayload();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () =>
        (await provenBrowser(String(adminEmail))).post(
          signUpCalls.request,
          signUpPayload({ adminEmail, pslInfoAgmts }),
        ),
      ),
    );
    const codes = answers.map((answer) => (answer.status === 200 ? 'won' : answer.error.errorCode)).toSorted();
    expect(codes).toEqual(['MB1065', 'MB1065', 'MB1065', 'won']);
  }
});

test(
  'SGN-12 a promotion code with one use left serves one of 64 sign-ups at once; the others create nothing',
  { timeout: 120_000 },
  async () => {
    const operator = await operatorBrowser(app);
    const { pslInfoAgmts } = await agreeToAll(app.browser(), signUpPayload());
    const counts = async () => {
      const { rows } = await app.pools.app.query<{ companies: number; ids: number }>(
        `select (select count(*)::int from companies) as companies, (select count(*)::int from login_ids) as ids`,
      );
      return rows[0] ?? { companies: 0, ids: 0 };
    };
    for (let round = 0; round < Math.min(bigRounds, 5); round += 1) {
      const code = await issuePromotionCode(operator);
      const before = await counts();
      const answers = await Promise.all(
        Array.from({ length: rivals }, async () => {
          const payload = signUpPayload({ pslInfoAgmts, refereeNm: code });
          return (await provenBrowser(String(payload['adminEmail']))).post(signUpCalls.request, payload);
        }),
      );
      const codes = answers.map((answer) => (answer.status === 200 ? 'won' : answer.error.errorCode));
      expect(codes.toSorted()).toEqual([...Array.from({ length: rivals - 1 }, () => 'PROMOTION_USED_UP'), 'won']);
      expect(await counts()).toEqual({ companies: before.companies + 1, ids: before.ids + 1 });
    }
  },
);

async function issuePromotionCode(operator: Browser): Promise<string> {
  const answer = await operator.post('/api/v1/operator/promotions', {
    codeCount: 1,
    benefit: 'Three months free',
    validFrom: new Date(Date.now() - 60_000).toISOString(),
    validUntil: new Date(Date.now() + 3_600_000).toISOString(),
    maxUses: 1,
  });
  return answer.json<{ codes: string[] }>().codes[0] ?? '';
}
