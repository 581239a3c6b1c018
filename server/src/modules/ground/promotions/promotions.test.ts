import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect, test } from 'vitest';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { ActivationKeyRow, PromotionCodeRow, PromotionRow } from '@madang/contract/ground/promotions/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addCompany, operatorBrowser } from '../../../testing/operator.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const operator = await operatorBrowser(app);
const promotionsPath = '/api/v1/operator/promotions';
const activationKeysPath = '/api/v1/operator/opencodes';
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const issue = { codeCount: 1, benefit: 'First year free', validFrom: inHours(-1), validUntil: inHours(24), maxUses: 1 };

interface Issued {
  readonly promotionId: string;
  readonly codes: string[];
}

async function issuePromotion(changes: object = {}): Promise<Issued> {
  const answer = await operator.post(promotionsPath, { ...issue, ...changes });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Issued>();
}

async function rowOf(id: string): Promise<PromotionRow | undefined> {
  const { items } = (await operator.get(promotionsPath)).json<List<PromotionRow>>();
  return items.find(({ promotionId }) => promotionId === id);
}

async function codesOf(promotionId: string, page = 1): Promise<List<PromotionCodeRow>> {
  return (await operator.get(`${promotionsPath}/${promotionId}/codes?page=${page}`)).json<List<PromotionCodeRow>>();
}

function auditOf(operation: string) {
  return inCompany(app.kernel.db, platformCompany, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['actor_id', 'target_kind', 'target_id'])
      .where('operation', '=', operation)
      .execute(),
  );
}

test('REQ-04 codes are issued in bulk, each unique, with the prefix before 16 random letters', async () => {
  const { promotionId, codes } = await issuePromotion({ codeCount: 1_000, codePrefix: 'spring26' });
  expect(new Set(codes).size).toBe(1_000);
  for (const code of codes) expect(code).toMatch(/^SPRING26(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  expect(await rowOf(promotionId)).toMatchObject({
    codeCount: 1_000,
    usedCount: 0,
    revokedCount: 0,
    codePrefix: 'SPRING26',
  });
});

test('REQ-04 a list pages through the codes of an issue by their last four letters', async () => {
  const { promotionId, codes } = await issuePromotion({ codeCount: 60 });
  const pages = [await codesOf(promotionId), await codesOf(promotionId, 2)];
  expect(pages.map(({ items }) => items.length)).toEqual([50, 10]);
  const beyond = await operator.get(`${promotionsPath}/${promotionId}/codes?page=3`);
  expect([beyond.status, beyond.error.fields[0]?.code]).toEqual([400, 'PAGE_BEYOND']);
  expect(pages.map(({ total, next }) => [total.count, total.isExact, next])).toEqual([
    [60, true, '2'],
    [60, true, null],
  ]);
  const shown = pages.flatMap(({ items }) => items.map(({ lastFour }) => lastFour));
  expect(shown.toSorted()).toEqual(codes.map((code) => code.slice(-4)).toSorted());
});

test('REQ-04 issues are listed newest first', async () => {
  const ids = [(await issuePromotion()).promotionId, (await issuePromotion()).promotionId];
  const { items } = (await operator.get(promotionsPath)).json<List<PromotionRow>>();
  expect(items.slice(0, 2).map(({ promotionId }) => promotionId)).toEqual(ids.toReversed());
});

test('REQ-04 an operator revokes all codes of an issue or some of them, once', async () => {
  const { promotionId } = await issuePromotion({ codeCount: 3 });
  const [first] = (await codesOf(promotionId)).items;
  const revoke = (body: object) => operator.post(`${promotionsPath}/${promotionId}/revoke`, body);
  expect((await revoke({ codeIds: [first?.codeId] })).json()).toEqual({ revokedCount: 1 });
  expect((await codesOf(promotionId)).items.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false, false]);
  expect((await revoke({})).json()).toEqual({ revokedCount: 2 });
  expect((await revoke({})).json()).toEqual({ revokedCount: 0 });
  expect(await rowOf(promotionId)).toMatchObject({ revokedCount: 3 });
});

test('REQ-04 the codes of one issue cannot be revoked through another', async () => {
  const [mine, other] = [await issuePromotion(), await issuePromotion()];
  const [code] = (await codesOf(other.promotionId)).items;
  const answer = await operator.post(`${promotionsPath}/${mine.promotionId}/revoke`, { codeIds: [code?.codeId] });
  expect(answer.json()).toEqual({ revokedCount: 0 });
  expect((await codesOf(other.promotionId)).items[0]?.revokedAt).toBeNull();
});

test('REQ-04 an issue that does not exist is not found', async () => {
  const unknown = `${promotionsPath}/00000000-0000-7000-8000-000000000000`;
  expect((await operator.get(`${unknown}/codes`)).error.errorCode).toBe('CO404');
  expect((await operator.post(`${unknown}/revoke`)).error.errorCode).toBe('CO404');
  expect((await operator.post(`${promotionsPath}/1/revoke`)).error.errorCode).toBe('CO400');
});

test.each([
  [{ codeCount: 0 }, 'codeCount', 'PROMOTION_COUNT'],
  [{ codeCount: 1_001 }, 'codeCount', 'PROMOTION_COUNT'],
  [{ maxUses: 1.5 }, 'maxUses', 'PROMOTION_COUNT'],
  [{ benefit: ' ' }, 'benefit', 'MB_M_REQUIRED'],
  [{ codePrefix: 'A-B' }, 'codePrefix', 'MB_M_ALPHANUMERIC'],
  [{ codePrefix: 'ABCDEFGHIJK' }, 'codePrefix', 'MB_M_MAX_LENGTH'],
  [{ validUntil: inHours(-2) }, 'validUntil', 'PROMOTION_PERIOD'],
  [{ validFrom: inHours(-3), validUntil: inHours(-2) }, 'validUntil', 'PROMOTION_PERIOD'],
  [{ validFrom: '2026-01-01' }, 'validFrom', 'CO400'],
  [{ namedCompany: 'NOSUCH' }, 'namedCompany', 'PROMOTION_COMPANY'],
  [{ namedCompany: 'no such' }, 'namedCompany', 'PROMOTION_COMPANY'],
  [{ unknown: 1 }, 'unknown', 'CO400'],
])('REQ-04 an issue with %j is refused on %s with %s', async (changes, path, code) => {
  const before = (await operator.get(promotionsPath)).json<List<PromotionRow>>().total.count;
  const answer = await operator.post(promotionsPath, { ...issue, ...changes });
  expect(answer.error).toMatchObject({ errorCode: code, fields: [{ path, code }] });
  expect(answer.error.errorMessage).not.toContain('{{');
  expect((await operator.get(promotionsPath)).json<List<PromotionRow>>().total.count).toBe(before);
});

test('REQ-04 a code can name one company', async () => {
  await addCompany(app, 'NAMED1');
  const { promotionId } = await issuePromotion({ namedCompany: 'NAMED1' });
  expect(await rowOf(promotionId)).toMatchObject({ namedCompany: 'NAMED1' });
});

test('REQ-04 activation keys are issued with a note and an end, listed and revoked', async () => {
  const answer = await operator.post(activationKeysPath, {
    codeCount: 2,
    note: 'Partner Haneul',
    validUntil: inHours(1),
  });
  const { codes } = answer.json<{ codes: string[] }>();
  const { items } = (await operator.get(activationKeysPath)).json<List<ActivationKeyRow>>();
  expect(items.map(({ lastFour }) => lastFour).toSorted()).toEqual(codes.map((code) => code.slice(-4)).toSorted());
  expect(items[0]).toMatchObject({ note: 'Partner Haneul', state: 'valid', usedAt: null, revokedAt: null });
  const id = items[0]?.opencodeId ?? '';
  expect((await operator.post(`${activationKeysPath}/${id}/revoke`)).json()).toEqual({ result: 'success' });
  expect((await operator.get(activationKeysPath)).json<List<ActivationKeyRow>>().items[0]?.revokedAt).not.toBeNull();
  const late = await operator.post(activationKeysPath, { codeCount: 1, validUntil: inHours(-1) });
  expect(late.error).toMatchObject({ errorCode: 'PROMOTION_PERIOD', fields: [{ path: 'validUntil' }] });
});

test('REQ-04 the list shows the use of each activation key; a used one stays used when revoked', async () => {
  const issued = await operator.post(activationKeysPath, { codeCount: 4, note: 'Four fates', validUntil: inHours(1) });
  const [used, revoked, expired, valid] = issued.json<{ codes: string[] }>().codes.map((code) => code.slice(-4));
  const listed = async () => {
    const { items } = (await operator.get(activationKeysPath)).json<List<ActivationKeyRow>>();
    return items.filter(({ note }) => note === 'Four fates');
  };
  const set = (change: string, lastFour = '') =>
    app.pools.owner.query(`update opencodes set ${change} where note = 'Four fates' and last_four = $1`, [lastFour]);
  await set('used_at = app_now()', used);
  await set("valid_until = app_now() - interval '1 second'", expired);
  for (const { lastFour, opencodeId } of await listed()) {
    if (lastFour !== used && lastFour !== revoked) continue;
    const { status, error } = await operator.post(`${activationKeysPath}/${opencodeId}/revoke`);
    // Anyone who revokes a key that someone used in the same moment gets a refusal, and nothing is written.
    expect([status, error?.errorCode]).toEqual(lastFour === used ? [409, 'OPENCODE_USED'] : [200, undefined]);
  }
  expect((await listed()).find(({ lastFour }) => lastFour === used)?.revokedAt).toBeNull();
  const states = new Map((await listed()).map(({ lastFour, state }) => [lastFour, state]));
  expect([used, revoked, expired, valid].map((lastFour) => states.get(lastFour ?? ''))).toEqual([
    'used',
    'revoked',
    'expired',
    'valid',
  ]);
});

test("REQ-04 another company's activation key is neither listed nor revoked", async () => {
  await operator.post(activationKeysPath, { codeCount: 1, validUntil: inHours(1) });
  const { rows } = await app.pools.owner.query(
    `update opencodes set issuer_company_code = 'AGENCY1' where opencode_id = (
      select opencode_id from opencodes order by issued_at desc limit 1) returning opencode_id as id`,
  );
  const id: string = rows[0].id;
  const { items } = (await operator.get(activationKeysPath)).json<List<ActivationKeyRow>>();
  expect(items.map(({ opencodeId }) => opencodeId)).not.toContain(id);
  expect((await operator.post(`${activationKeysPath}/${id}/revoke`)).error.errorCode).toBe('CO404');
});

test('REQ-04 no code is stored in clear, neither whole nor without its last four letters', async () => {
  const { codes } = await issuePromotion({ codeCount: 5 });
  const keys = (await operator.post(activationKeysPath, { codeCount: 5, validUntil: inHours(1) })).json<{
    codes: string[];
  }>();
  const stored = await databaseText(app);
  expect(stored).toContain('First year free');
  expect(stored).toContain('issue-opencodes');
  for (const code of [...codes, ...keys.codes]) {
    expect(stored).not.toContain(code.slice(0, 9));
    expect(stored).not.toContain(code.replaceAll('-', '').slice(0, 12));
  }
});

test('MEM-07 issuing and revoking are in the audit log of the platform', async () => {
  const { promotionId } = await issuePromotion();
  await operator.post(`${promotionsPath}/${promotionId}/revoke`);
  const row = { actor_id: operator.personId, target_kind: 'promotion', target_id: promotionId };
  expect(await auditOf('issue-promotion')).toContainEqual(row);
  expect(await auditOf('revoke-promotion')).toContainEqual(row);
  expect(await auditOf('issue-opencodes')).toContainEqual(expect.objectContaining({ target_kind: 'opencode-issue' }));
  expect(await auditOf('revoke-opencode')).toContainEqual(expect.objectContaining({ target_kind: 'opencode' }));
});

test('REQ-04 only an operator issues, lists or revokes, and no call reveals the validity of a code', async () => {
  const visitor = app.browser();
  const { codes, promotionId } = await issuePromotion();
  for (const path of [promotionsPath, activationKeysPath]) {
    expect((await visitor.get(path)).error.errorCode).toBe('AC100');
    expect((await visitor.post(path, issue)).error.errorCode).toBe('AC100');
  }
  expect((await visitor.get(`${promotionsPath}/${codes[0]}`)).status).toBe(404);
  // Nor anyone who administers a company.
  const { companyCode } = await addTestPerson(app);
  const admin = await memberBrowser(app, { companyCode, role: 'administrator' });
  const [promotion, key] = [`${promotionsPath}/${promotionId}`, `${activationKeysPath}/${promotionId}`];
  const refused = [
    await admin.get(promotionsPath),
    await admin.post(promotionsPath, issue),
    await admin.get(`${promotion}/codes?page=1`),
    await admin.post(`${promotion}/revoke`, {}),
    await admin.get(activationKeysPath),
    await admin.post(activationKeysPath, { codeCount: 1, note: '', validUntil: inHours(1) }),
    await admin.post(`${key}/revoke`, {}),
  ];
  expect(refused.map(({ error }) => error.errorCode)).toEqual(refused.map(() => 'CO401'));
});
