import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { addEdition } from './add-edition.ts';
import type { TermsEdition } from './terms.ts';

const app = await startTestApp({ work: false });
const visitor = app.browser();
const prefix = '/employee/memberadmin/rest/v2';

interface Terms {
  readonly trmsCd: string;
  readonly trmsVerVal: string;
  readonly trmsVerVals: readonly string[];
  readonly trmsTtl: string;
  readonly langCd: string;
  readonly langNm: string;
  readonly cntryCd: string;
  readonly contents: readonly { readonly trmsCn: string; readonly ncsrYn: string }[];
}

const sampleVersions = ['2023-03-02', '2024-01-02', '2024-09-02'];

async function readTerms(query: string): Promise<Terms> {
  const answer = await visitor.get(`${prefix}/nosession/terms/cn?noSessionPrc=Y&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Terms>();
}

async function listTerms(query: string): Promise<readonly Terms[]> {
  const answer = await visitor.get(`${prefix}/nosession/cntry/terms/cn?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ data: { list: Terms[] } }>().data.list;
}

const codesOf = (list: readonly Pick<Terms, 'trmsCd'>[]) => list.map(({ trmsCd }) => trmsCd);

describe('one term', () => {
  test('TRM-02 the last version is the default, the list is ascending', async () => {
    const terms = await readTerms('trmsCd=SVCR&cntryCd=KR&langCd=ko');
    expect(terms).toMatchObject({
      trmsCd: 'SVCR',
      trmsVerVal: '2024-09-02',
      cntryCd: 'KR',
      langCd: 'ko',
      langNm: '한국어',
    });
    expect(terms.trmsVerVals).toEqual(sampleVersions);
    expect(terms.trmsTtl).toBe('서비스 이용약관');
    const versions = await visitor.get(`${prefix}/nosession/terms/version?trmsCd=SVCR&cntryCd=KR&langCd=ko`);
    expect(versions.json()).toEqual({ trmsVerVals: sampleVersions });
  });

  test('TRM-02 an earlier version is returned unchanged', async () => {
    const before = await readTerms('trmsCd=SVCR&cntryCd=KR&langCd=ko&trmsVerVal=2024-01-02');
    const last = await readTerms('trmsCd=SVCR&cntryCd=KR&langCd=ko');
    expect(before.trmsVerVal).toBe('2024-01-02');
    expect(before.trmsVerVals).toEqual(sampleVersions);
    expect(before.contents).not.toEqual(last.contents);
  });

  test.each(['2022-01-01', '2099-01-01', '2024-09-02.2', 'last', '', "2024-09-02'--"])(
    'TRM-02 a version outside the list is refused: %s',
    async (version) => {
      const answer = await visitor.get(
        `${prefix}/nosession/terms/cn?trmsCd=SVCR&trmsVerVal=${encodeURIComponent(version)}`,
      );
      expect(answer.status).toBe(400);
      expect(answer.error.fields.map(({ path }) => path)).toEqual(['trmsVerVal']);
    },
  );

  test('TRM-01 without country and language the term is for Korea, in the language of the request', async () => {
    expect(await readTerms('trmsCd=PIAR')).toMatchObject({ cntryCd: 'KR', langCd: 'en' });
    const korean = await app.browser({ language: 'ko' }).get(`${prefix}/nosession/terms/cn?trmsCd=PIAR`);
    expect(korean.json<Terms>().langCd).toBe('ko');
  });

  test('TRM-01 a language without a text gets the fallback, and the response says so', async () => {
    for (const asked of ['ja', 'vi', 'zh-TW', 'fr']) {
      expect(await readTerms(`trmsCd=PIAR&langCd=${asked}`)).toMatchObject({ langCd: 'en', langNm: 'English' });
    }
  });

  test('TRM-01 a country without terms of its own has the general ones', async () => {
    const vietnam = await readTerms('trmsCd=PIAR&cntryCd=VN&langCd=en');
    const states = await readTerms('trmsCd=PIAR&cntryCd=US&langCd=en');
    const korea = await readTerms('trmsCd=PIAR&cntryCd=KR&langCd=en');
    expect(vietnam.cntryCd).toBe('VN');
    expect(new Set([vietnam, states, korea].map(({ contents }) => JSON.stringify(contents))).size).toBe(3);
  });

  test.each([
    ['trmsCd=POAR&cntryCd=KR', 'trmsCd'],
    ['trmsCd=XXXX', 'trmsCd'],
    ['', 'trmsCd'],
    ['trmsCd=PIAR&cntryCd=XX', 'cntryCd'],
    ['trmsCd=PIAR&cntryCd=*', 'cntryCd'],
    ['trmsCd=PIAR&index=2', 'index'],
  ])('TRM-01 API-07 a query outside the contract is refused: %s', async (query, path) => {
    const answer = await visitor.get(`${prefix}/nosession/terms/cn?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.error.fields[0]?.path).toBe(path);
  });
});

describe('all terms of a country', () => {
  test('TRM-01 exclude POAR for Korea, and include SVCR for company administrators', async () => {
    expect(codesOf(await listTerms('cntryCd=KR&langCd=ko&compAdminYn=Y&reconsentYn=N'))).toEqual([
      'SVCR',
      'PIAR',
      'CMAR',
    ]);
    expect(codesOf(await listTerms('cntryCd=KR&langCd=ko'))).toEqual(['PIAR', 'CMAR']);
    expect(codesOf(await listTerms('cntryCd=VN&compAdminYn=Y'))).toEqual(['SVCR', 'POAR', 'PIAR', 'CMAR']);
    expect(codesOf(await listTerms('cntryCd=US&compAdminYn=N&reconsentYn=Y'))).toEqual(['POAR', 'PIAR', 'CMAR']);
  });

  test('API-01 TRM-01 can be filtered to one, with a version', async () => {
    const whole = 'cntryCd=KR&langCd=ko&compAdminYn=Y&reconsentYn=N';
    const [named] = await listTerms(`${whole}&trmsCd=SVCR&trmsVerVal=2024-01-02`);
    expect(named).toMatchObject({ trmsCd: 'SVCR', trmsVerVal: '2024-01-02' });
    expect(codesOf(await listTerms(`${whole}&trmsCd=CMAR`))).toEqual(['CMAR']);
    for (const [query, path] of [
      // No administrator, so not theirs; a version of nothing; a version outside the list.
      ['cntryCd=KR&compAdminYn=N&trmsCd=SVCR', 'trmsCd'],
      [`${whole}&trmsVerVal=2024-01-02`, 'trmsCd'],
      [`${whole}&trmsCd=SVCR&trmsVerVal=2022-01-01`, 'trmsVerVal'],
    ]) {
      const answer = await visitor.get(`${prefix}/nosession/cntry/terms/cn?${query}`);
      expect([query, answer.status, answer.error.fields[0]?.path]).toEqual([query, 400, path]);
    }
  });

  test('TRM-01 RCN-02 are the newest versions; marketing is optional, and so is one part of the privacy terms, with all seven items', async () => {
    for (const terms of await listTerms('cntryCd=US&compAdminYn=Y')) {
      expect(terms.trmsVerVal).toBe('2024-09-02');
      expect(terms.contents.length).toBeGreaterThan(0);
      const optional = terms.contents.filter(({ ncsrYn }) => ncsrYn === 'N');
      expect([terms.trmsCd, optional.length]).toEqual([
        terms.trmsCd,
        { CMAR: terms.contents.length, PIAR: 1 }[terms.trmsCd] ?? 0,
      ]);
      if (terms.trmsCd !== 'PIAR' || terms.langCd !== 'en') continue;
      const items = [
        'Nickname',
        'company contact',
        'mobile number',
        'duties',
        'photo',
        'personal email',
        'English name',
      ];
      expect(items.filter((item) => !optional[0]?.trmsCn.includes(item))).toEqual([]);
    }
  });

  test('TRM-01 are the same by GET and by POST, without a session', async () => {
    const expected = ['SVCR', 'PIAR', 'CMAR'].map((trmsCd) => ({
      trmsCd,
      trmsVerVal: '2024-09-02',
      ncsrYn: trmsCd === 'CMAR' ? 'N' : 'Y',
    }));
    const got = await visitor.get(`${prefix}/nosession/terms/policy/version?cntryCd=KR`);
    expect(got.json()).toEqual({ data: { list: expected } });
    const posted = await visitor.post(`${prefix}/terms/policy/version`, { cntryCd: 'KR' });
    expect(posted.json()).toEqual(got.json());
    expect((await visitor.post(`${prefix}/terms/policy/version`)).json()).toEqual(got.json());
    expect((await visitor.post(`${prefix}/terms/policy/version`, { compCd: 'C1' })).status).toBe(400);
  });
});

describe('a version that is added', () => {
  const edition = (changes: Partial<TermsEdition>): TermsEdition => ({
    termsCode: 'CMAR',
    countryCode: 'JP',
    version: '2025-01-01',
    takesEffectAt: '2025-01-01T00:00:00Z',
    needsConsent: false,
    texts: [{ language: 'ko', title: '제목', contents: [{ content: '<p>본문</p>', isRequired: false }] }],
    ...changes,
  });
  const add = (changes: Partial<TermsEdition>) => addEdition(app.kernel.db, edition(changes));

  test('TRM-01 takes effect at its time and not before', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await add({ countryCode: 'CN', version: '2025-01-01' });
    await add({ countryCode: 'CN', version: '2099-01-01', takesEffectAt: inAnHour });
    expect((await readTerms('trmsCd=CMAR&cntryCd=CN')).trmsVerVals).toEqual(['2025-01-01']);
    await app.advance(3_601);
    expect((await readTerms('trmsCd=CMAR&cntryCd=CN')).trmsVerVal).toBe('2099-01-01');
  });

  test('TRM-01 in Korean alone is served in Korean', async () => {
    await add({});
    expect(await readTerms('trmsCd=CMAR&cntryCd=JP&langCd=ja')).toMatchObject({ langCd: 'ko', langNm: '한국어' });
  });

  test('TRM-01 contains nothing active, loaded or styled', async () => {
    const attack = `<h2 onclick="alert(1)">Title</h2><script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)>
      <style>p{display:none}</style><iframe src="https://evil.test"></iframe><form action="/x"><input></form>
      <a href="javascript:alert(1)">bad</a><a href="//evil.test">odd</a><a href="https://ok.test" target="_blank">good</a>
      <p style="position:fixed" class="x" id="y">text</p><math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>`;
    const contents = [{ content: attack, isRequired: true }];
    await add({ countryCode: 'VN', texts: [{ language: 'en', title: 'T', contents }] });
    const shown = (await readTerms('trmsCd=CMAR&cntryCd=VN')).contents[0]?.trmsCn ?? '';
    expect(shown).toContain('<h2>Title</h2>');
    expect(shown).toContain('<a href="https://ok.test">good</a>');
    expect(shown).toContain('<p>text</p>');
    expect(shown).not.toMatch(
      /<(script|img|svg|style|iframe|form|input|math)|on\w+=|javascript:|evil|style=|class=|id=/i,
    );
    const stored = await app.kernel.db
      .selectFrom('terms_contents')
      .select('content')
      .where('country_code', '=', 'VN')
      .execute();
    expect(stored[0]?.content).toBe(shown);
  });

  test('TRM-01 is cleaned on output even if an attack reached the table another way', async () => {
    await app.kernel.db
      .insertInto('terms_versions')
      .values({
        terms_code: 'CMAR',
        country_code: 'TW',
        version: '2025-01-01',
        takes_effect_at: '2025-01-01',
        needs_consent: false,
      })
      .execute();
    const key = { terms_code: 'CMAR', country_code: 'TW', version: '2025-01-01', language: 'en' };
    await app.kernel.db
      .insertInto('terms_contents')
      .values({ ...key, position: 1, content: '<p>a<img src=x onerror=alert(1)></p>', is_required: false })
      .execute();
    await app.kernel.db
      .insertInto('terms_texts')
      .values({ ...key, title: 'T', text_hash: Buffer.alloc(32) })
      .execute();
    expect((await readTerms('trmsCd=CMAR&cntryCd=TW')).contents).toEqual([{ trmsCn: '<p>a</p>', ncsrYn: 'N' }]);
  });

  test('TRM-01 cannot be changed, withdrawn or extended, not even by the database owner', async () => {
    for (const table of ['terms_versions', 'terms_contents', 'terms_texts']) {
      for (const statement of [`update ${table} set version = version`, `delete from ${table}`]) {
        await expect(app.pools.app.query(statement), statement).rejects.toMatchObject({ code: '42501' });
        await expect(app.pools.owner.query(statement), statement).rejects.toThrow(/never changed/);
      }
    }
    await expect(
      app.pools.app
        .query(`insert into terms_contents (terms_code, country_code, version, language, position, content, is_required)
        values ('SVCR', 'KR', '2024-09-02', 'ko', 9, '<p>later</p>', true)`),
    ).rejects.toThrow(/closed/);
    await expect(add({})).rejects.toMatchObject({ constraint: 'terms_versions_pkey' });
  });
});
