// Runs on every PostgreSQL: lateral SQL.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { addCompany } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { currentTermsFor, recordAgreements } from './index.ts';

const app = await startTestApp({ work: false });
const companyCode = 'AGREE1';
await addCompany(app, companyCode);
await addCompany(app, 'AGREE2');

const korean = { countryCode: 'KR', language: 'ko', isCompanyAdministrator: true } as const;
const japanese = { countryCode: 'JP', language: 'ja', isCompanyAdministrator: false } as const;

async function answersTo(reader: typeof korean | typeof japanese, isAgreed = true): Promise<Agreement[]> {
  const shown = await currentTermsFor(app.kernel.db, reader);
  return shown.map(({ termsCode, version }) => ({ termsCode, version, isAgreed }));
}

interface Given {
  readonly reader?: typeof korean | typeof japanese;
  readonly agreements: readonly Agreement[];
  readonly personId?: string;
  readonly flowId?: string;
}

function record({ reader = korean, agreements, personId = randomUUID(), flowId = randomUUID() }: Given) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    recordAgreements(tx, {
      ...reader,
      companyCode,
      personId,
      flowId,
      agreements,
      address: '192.0.2.7',
      path: 'pslInfoAgmts',
    }),
  );
}

function rowsOf(personId: string, company = companyCode) {
  return inCompany(app.kernel.db, company, (tx) =>
    tx.selectFrom('agreements').selectAll().where('person_id', '=', personId).orderBy('terms_code').execute(),
  );
}

test('TRM-04 an agreement keeps code, version, answer, time, address, language and the hash of the text', async () => {
  const personId = randomUUID();
  const agreements = (await answersTo(korean)).map((row) => ({ ...row, isAgreed: row.termsCode !== 'CMAR' }));
  const now = () => app.kernel.db.selectNoFrom((from) => from.fn<Date>('app_now').as('now')).executeTakeFirstOrThrow();
  const before = await now();
  await record({ agreements, personId });
  const after = await now();
  const rows = await rowsOf(personId);
  expect(rows.map((row) => [row.terms_code, row.version, row.is_agreed])).toEqual([
    ['CMAR', '2024-09-02', false],
    ['PIAR', '2024-09-02', true],
    ['SVCR', '2024-09-02', true],
  ]);
  const texts = await app.kernel.db.selectFrom('terms_texts').selectAll().where('language', '=', 'ko').execute();
  for (const row of rows) {
    expect(row).toMatchObject({ language: 'ko', country_code: 'KR', residence_country: 'KR', address: '192.0.2.7' });
    expect(row.agreed_at >= before.now && row.agreed_at <= after.now).toBe(true);
    const text = texts.find((each) => each.terms_code === row.terms_code && each.text_hash.equals(row.text_hash));
    expect(text).toMatchObject({ country_code: 'KR', version: row.version });
  }
});

test('TRM-04 the recorded language and text are those displayed, not those requested', async () => {
  const personId = randomUUID();
  await record({ reader: japanese, agreements: await answersTo(japanese), personId });
  const rows = await rowsOf(personId);
  expect(rows.map((row) => row.terms_code)).toEqual(['CMAR', 'PIAR', 'POAR']);
  for (const row of rows) expect(row).toMatchObject({ language: 'en', country_code: '*', residence_country: 'JP' });
});

test.each([
  ['a required one is declined', 'MB820', (rows: Agreement[]) => rows.map((row) => ({ ...row, isAgreed: false }))],
  ['a required one is missing', 'MB820', (rows: Agreement[]) => rows.filter(({ termsCode }) => termsCode !== 'PIAR')],
  ['nothing is answered', 'MB820', () => []],
  [
    'an earlier version is agreed to',
    'MB821',
    (rows: Agreement[]) => rows.map((row) => ({ ...row, version: '2024-01-02' })),
  ],
  ['the optional one is missing', 'MB822', (rows: Agreement[]) => rows.filter(({ termsCode }) => termsCode !== 'CMAR')],
  [
    'one is answered that was not shown',
    'MB822',
    (rows: Agreement[]) => [...rows, { termsCode: 'POAR' as const, version: '2024-09-02', isAgreed: true }],
  ],
  ['one is answered twice', 'MB822', (rows: Agreement[]) => [...rows, ...rows.slice(-1)]],
])('SGN-05 TRM-04 nothing is recorded if %s: %s', async (_case, code, change) => {
  const personId = randomUUID();
  const agreements = change(await answersTo(korean));
  await expect(record({ agreements, personId })).rejects.toMatchObject({ code });
  expect(await rowsOf(personId)).toEqual([]);
});

test('TRM-04 an agreement cannot be overwritten or deleted, not even by the database owner', async () => {
  const personId = randomUUID();
  await record({ agreements: await answersTo(korean), personId });
  for (const statement of ['update agreements set is_agreed = false', 'delete from agreements']) {
    await expect(
      inCompany(app.kernel.db, companyCode, async () => app.pools.app.query(statement)),
      statement,
    ).rejects.toMatchObject({ code: '42501' });
    const owner = await app.pools.owner.connect();
    await owner.query(`begin; select set_config('app.company_code', '${companyCode}', true)`);
    await expect(owner.query(statement), statement).rejects.toThrow(/never changed/);
    await owner.query('rollback');
    owner.release();
  }
});

test('TRM-04 a flow is answered once, even if sent twice at once', async () => {
  const given = { agreements: await answersTo(korean), personId: randomUUID(), flowId: randomUUID() };
  const results = await Promise.allSettled([record(given), record(given), record(given)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rowsOf(given.personId)).toHaveLength(3);
});

test('TRM-04 another company cannot see or write agreements', async () => {
  const personId = randomUUID();
  await record({ agreements: await answersTo(korean), personId });
  expect(await rowsOf(personId, 'AGREE2')).toEqual([]);
  const agreements = await answersTo(korean);
  const foreign = {
    ...korean,
    companyCode: 'AGREE2',
    personId,
    flowId: randomUUID(),
    agreements,
    address: '',
    path: 'a',
  };
  await expect(inCompany(app.kernel.db, companyCode, (tx) => recordAgreements(tx, foreign))).rejects.toMatchObject({
    code: '42501',
  });
});
