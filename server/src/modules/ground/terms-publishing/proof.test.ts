import { expect, test } from 'vitest';
import type { VersionRow } from '@madang/contract/ground/terms-publishing/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { answersOf, consentCalls, consentSteps, privacyOf, ticketOf } from '../../../testing/consent-steps.ts';
import { addTestCompany, addTestPerson } from '../../../testing/people.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const operator = await operatorBrowser(app);
const { waitingPerson, agreementsOf } = consentSteps(app);
const base = '/api/v1/operator/terms';

async function counts(version: string) {
  const { items: versions } = (await operator.get(base)).json<{ items: VersionRow[] }>();
  const row = versions.find((each) => each.version === version && each.termsCode === 'PIAR');
  return [row?.agreedCount, row?.declinedCount];
}

const proofOf = (version: string, companyCode: string, change: Record<string, unknown> = {}) =>
  operator.post(`${base}/PIAR/KR/proof`, { version, companyCode, reason: 'A question of the person', ...change });

test('TRM-06 agreements are counted as they happen, each person once', async () => {
  const [one, other] = [await waitingPerson(), await waitingPerson()];
  expect(await counts(other.version)).toEqual([0, 0]);
  await ticketOf({ ...one, version: other.version });
  expect(await counts(other.version)).toEqual([1, 0]);
  await ticketOf(other);
  expect(await counts(other.version)).toEqual([2, 0]);
  const { companyCode, personId } = other.person;
  const answerAgain = (isAgreed: boolean) =>
    inCompany(app.kernel.db, companyCode, async () =>
      app.pools.owner.query(
        `do $$ begin perform set_config('app.company_code', '${companyCode}', true);
         insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
           residence_country, text_hash, flow_id)
         select company_code, person_id, terms_code, country_code, version, language, ${isAgreed}, residence_country,
           text_hash, new_id() from agreements where person_id = '${personId}' and part = 'whole' limit 1; end $$`,
      ),
    );
  await answerAgain(true);
  expect(await counts(other.version)).toEqual([2, 0]);
  await answerAgain(false);
  expect(await counts(other.version)).toEqual([1, 1]);
});

test('TRM-06 answers to optional parts are counted separately, and no answer counts as neither', async () => {
  const [silent, declining] = [await waitingPerson(), await waitingPerson()];
  const { version } = declining;
  const optional = async () => {
    const { items: versions } = (await operator.get(base)).json<{ items: VersionRow[] }>();
    return versions.find((each) => each.version === version && each.termsCode === 'PIAR')?.optional;
  };
  await silent.browser.post(consentCalls.agree, answersOf({ ...silent, version }));
  expect([await counts(version), await optional()]).toEqual([[1, 0], { agreedCount: 0, declinedCount: 0 }]);
  await declining.browser.post(consentCalls.agree, answersOf(declining));
  await declining.browser.post(consentCalls.privacy, privacyOf(declining, { agmtYn: 'N' }));
  expect([await counts(version), await optional()]).toEqual([[2, 0], { agreedCount: 0, declinedCount: 1 }]);
});

test('TRM-06 TRM-04 the proof names the text, the language and the time, for one company only', async () => {
  const [one, other] = [await waitingPerson(), await waitingPerson()];
  await ticketOf({ ...one, version: other.version });
  await ticketOf(other);
  const answer = await proofOf(other.version, one.person.companyCode);
  expect(answer.status, answer.text).toBe(200);
  const { csv, rowCount, next } = answer.json<{ csv: string; rowCount: number; next: string | null }>();
  expect([rowCount, next]).toEqual([2, null]);
  const [heads, ...lines] = csv.trim().split('\r\n');
  expect(heads).toBe(
    '"company","person","terms","country","version","part","answer","language","residence","time","sha256"',
  );
  const stored = await app.kernel.db
    .selectFrom('terms_texts')
    .select(['language', 'text_hash'])
    .where('terms_code', '=', 'PIAR')
    .where('country_code', '=', 'KR')
    .where('version', '=', other.version)
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow();
  for (const line of lines) {
    expect(line).toContain(`"${one.person.companyCode}","${one.person.personId}","PIAR","KR","${other.version}"`);
    expect(line).toContain(`"Y","${stored.language}","KR"`);
    expect(line).toContain(stored.text_hash.toString('hex'));
    expect(line).not.toContain(other.person.personId);
  }
  const audit = await inCompany(app.kernel.db, 'PLATFORM', (tx) =>
    tx.selectFrom('audit_log').select(['target_id', 'fields']).where('operation', '=', 'export-proof').execute(),
  );
  expect(audit).toEqual([
    { target_id: one.person.companyCode, fields: [`PIAR KR ${other.version}`, 'A question of the person'] },
  ]);
});

test('TRM-06 the proof requires a reason, continues after the last answer, and outlives the person', async () => {
  const waiting = await waitingPerson();
  await ticketOf(waiting);
  const { companyCode, personId } = waiting.person;
  expect((await proofOf(waiting.version, companyCode, { reason: ' ' })).error.errorCode).toBe('MB_M_REQUIRED');
  const rows = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('agreements').select('agreement_id').orderBy('agreement_id').execute(),
  );
  const rest = await proofOf(waiting.version, companyCode, { after: rows[0]?.agreement_id });
  expect(rest.json<{ csv: string }>().csv.trim().split('\r\n')).toHaveLength(1);
  await inCompany(app.kernel.db, companyCode, async (tx) => {
    for (const table of ['memberships', 'passwords', 'people'] as const) {
      await tx.deleteFrom(table).where('person_id', '=', personId).execute();
    }
  });
  expect((await proofOf(waiting.version, companyCode)).json()).toMatchObject({ rowCount: 2 });
  expect(await agreementsOf(waiting.person)).toHaveLength(2);
});

test('TRM-06 an unknown company is distinguished from a company without answers', async () => {
  const { version } = await waitingPerson();
  for (const code of ['no code', 'NOBODY']) {
    const { error } = await proofOf(version, code);
    expect([error.errorCode, error.fields[0]?.path]).toEqual(['EDITION_COMPANY', 'companyCode']);
  }
  const silent = await addTestPerson(app, { companyCode: await addTestCompany(app) });
  expect((await proofOf(version, silent.companyCode)).json()).toMatchObject({ rowCount: 0 });
});

test('TRM-06 a company’s own people cannot reach it', async () => {
  const person = await addTestPerson(app, { roles: ['representative'] });
  const browser = app.browser({ address: '198.51.100.250' });
  await browser.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  const answer = await browser.post(`${base}/PIAR/KR/proof`, {
    version: 'x',
    companyCode: person.companyCode,
    reason: 'x',
  });
  expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO401']);
});
