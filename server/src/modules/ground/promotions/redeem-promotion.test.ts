// Runs on every PostgreSQL: conditional updates at once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Refusal } from '@madang/contract/refuse.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { addCompany, operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { redeemPromotion, refusePromotion, spendActivationKey } from './index.ts';

const app = await startTestApp();
const operator = await operatorBrowser(app);
const hour = 3_600_000;
const companies = Array.from({ length: 32 }, (_, index) => `REDEEM${index}`);
for (const company of companies) await addCompany(app, company);
const [first = '', second = ''] = companies;

interface Issue {
  readonly codeCount?: number;
  readonly maxUses?: number;
  readonly startsIn?: number;
  readonly namedCompany?: string;
}

async function issue({ codeCount = 1, maxUses = 1, startsIn = -hour, namedCompany = '' }: Issue = {}) {
  const answer = await operator.post('/api/v1/operator/promotions', {
    codeCount,
    codePrefix: 'loop',
    benefit: 'Three months free',
    validFrom: new Date(Date.now() + startsIn).toISOString(),
    validUntil: new Date(Date.now() + 24 * hour).toISOString(),
    maxUses,
    namedCompany,
  });
  expect(answer.status, answer.text).toBe(200);
  const { promotionId, codes } = answer.json<{ promotionId: string; codes: string[] }>();
  return { promotionId, code: codes[0] ?? '' };
}

function redeem(code: string, companyCode = first, personId: string = randomUUID()) {
  return inCompany(app.kernel.db, companyCode, (tx) => redeemPromotion(tx, { code, companyCode, personId }));
}

async function usesOf(promotionId: string): Promise<number> {
  const { rows } = await app.pools.owner.query(
    'select sum(used_count)::int as uses from promotion_codes where promotion_id = $1',
    [promotionId],
  );
  return rows[0].uses;
}

test('SGN-12 a redeemed code records the benefit with company and person', async () => {
  const { code } = await issue();
  const personId = randomUUID();
  expect(await redeem(code, first, personId)).toBe('redeemed');
  const rows = await inCompany(app.kernel.db, first, (tx) =>
    tx.selectFrom('promotion_redemptions').select(['benefit', 'person_id']).where('person_id', '=', personId).execute(),
  );
  expect(rows).toEqual([{ benefit: 'Three months free', person_id: personId }]);
});

test('SGN-12 a code is accepted in the usual ways of typing it', async () => {
  const { code } = await issue();
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await redeem(`  ${typed} `)).toBe('redeemed');
});

test('SGN-12 REQ-04 with one use left, one of 32 companies at once succeeds', async () => {
  const { promotionId, code } = await issue({ maxUses: 1 });
  const results = await Promise.all(companies.map((company) => redeem(code, company)));
  expect(Object.groupBy(results, (result) => result)).toMatchObject({
    redeemed: ['redeemed'],
    'used-up': { length: 31 },
  });
  expect(await usesOf(promotionId)).toBe(1);
});

test('SGN-12 a company redeems a code once, however often it tries at once', async () => {
  const { promotionId, code } = await issue({ maxUses: 10 });
  const results = await Promise.all(Array.from({ length: 8 }, () => redeem(code, second)));
  expect(results.filter((result) => result === 'redeemed')).toHaveLength(1);
  expect(results.filter((result) => result === 'used-up')).toHaveLength(7);
  expect(await usesOf(promotionId)).toBe(1);
});

test('REQ-04 a code that names its company is valid for its people within the quota and for no one else', async () => {
  const { code } = await issue({ maxUses: 2, namedCompany: first });
  const person = randomUUID();
  expect(await redeem(code, second)).toBe('unknown');
  expect(await redeem(code, first, person)).toBe('redeemed');
  expect(await redeem(code, first, person)).toBe('used-up');
  expect(await redeem(code, first)).toBe('redeemed');
  expect(await redeem(code, first)).toBe('used-up');
});

test('SGN-12 an unknown, early, expired or revoked code is refused', async () => {
  expect(await redeem('LOOP-7K3M-9QXR-2VBD-H4TN')).toBe('unknown');
  expect(await redeem('')).toBe('unknown');
  expect(await redeem((await issue({ startsIn: hour })).code)).toBe('expired');
  const revoked = await issue();
  await operator.post(`/api/v1/operator/promotions/${revoked.promotionId}/revoke`);
  expect(await redeem(revoked.code)).toBe('expired');
  const over = await issue();
  await app.advance(25 * hourSeconds);
  expect(await redeem(over.code)).toBe('expired');
  await app.advance(-25 * hourSeconds);
});

test('SGN-12 a transaction that fails refunds its use', async () => {
  const { promotionId, code } = await issue();
  const failing = inCompany(app.kernel.db, first, async (tx) => {
    await redeemPromotion(tx, { code, companyCode: first, personId: randomUUID() });
    throw new Error('the rest of the sign-up failed');
  });
  await expect(failing).rejects.toThrow();
  expect(await usesOf(promotionId)).toBe(0);
});

test.each([
  ['unknown', 'PROMOTION_UNKNOWN'],
  ['expired', 'PROMOTION_EXPIRED'],
  ['used-up', 'PROMOTION_USED_UP'],
] as const)('SGN-12 a code that is %s is refused on its field', (result, code) => {
  const refusal: Refusal = refusePromotion(result);
  expect(refusal).toMatchObject({ code, fields: [{ path: 'promotionCode', code }] });
  expect(refusePromotion(result, 'other').fields[0]?.path).toBe('other');
});

async function issueActivationKey(): Promise<string> {
  const validUntil = new Date(Date.now() + hour).toISOString();
  const answer = await operator.post('/api/v1/operator/opencodes', { codeCount: 1, validUntil });
  return answer.json<{ codes: string[] }>().codes[0] ?? '';
}

function spend(activationKey: string) {
  return inCompany(app.kernel.db, first, (tx) => spendActivationKey(tx, activationKey));
}

test('REQ-04 an activation key works for one of 32 simultaneous uses, and never again', async () => {
  const activationKey = await issueActivationKey();
  const results = await Promise.all(Array.from({ length: 32 }, () => spend(activationKey)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await spend(activationKey)).toBe(false);
});

test('REQ-04 an unknown, revoked or expired activation key is refused', async () => {
  expect(await spend('7K3M-9QXR-2VBD-H4TN')).toBe(false);
  const revoked = await issueActivationKey();
  const list = await operator.get('/api/v1/operator/opencodes');
  const { opencodeId } = list.json<{ items: { opencodeId: string }[] }>().items[0] ?? {};
  await operator.post(`/api/v1/operator/opencodes/${opencodeId}/revoke`);
  expect(await spend(revoked)).toBe(false);
  const over = await issueActivationKey();
  await app.advance(3_700);
  expect(await spend(over)).toBe(false);
  await app.advance(-3_700);
});
