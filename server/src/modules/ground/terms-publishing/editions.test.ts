import { describe, expect, test } from 'vitest';
import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import type { DraftAnswer, VersionRow } from '@madang/contract/ground/terms-publishing/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { nextVersion, zoneOf } from './editions.ts';

const app = await startTestApp();
const operator = await operatorBrowser(app);
const base = '/api/v1/operator/terms';
const countries = ['CN', 'VN', 'TW', 'FR', 'DE', 'AU', 'CA', 'BR', 'IN', 'ES', 'IT', 'NL', 'SE', 'PT', 'AT', 'MX'];

/** A place of its own for each test, for a country has one draft of a term. */
function newPlace(): string {
  const country = countries.shift();
  if (country === undefined) throw new Error('every country is in use');
  return `${base}/PIAR/${country}`;
}

const part = { content: '<p>words</p>', isRequired: true, consent: null };
const summary = 'A part has other words.';
const texts = [{ language: 'en', title: 'Privacy', summary, parts: [part] }];
const consent = { purpose: 'p', items: 'i', retention: 'r', refusal: 'f' };

async function save(place: string, change: Record<string, unknown> = {}): Promise<DraftAnswer> {
  const { basis } = (await operator.get(`${place}/draft`)).json<DraftAnswer>();
  const saved = await operator.put(`${place}/draft`, { needsConsent: true, texts, basis, ...change });
  expect(saved.status, saved.text).toBe(200);
  return saved.json<DraftAnswer>();
}

function publish(place: string, { basis }: Pick<DraftAnswer, 'basis'>, takesEffectOn: string | null = null) {
  return operator.post(`${place}/draft/publication`, { basis, takesEffectOn });
}

async function versionsOf(place: string): Promise<VersionRow[]> {
  const { items: versions } = (await operator.get(base)).json<{ items: VersionRow[] }>();
  return versions.filter(({ termsCode, countryCode }) => place.endsWith(`${termsCode}/${countryCode}`));
}

/** The wall of a zone: '2027-01-02, 00:00'. */
function wallOf(moment: Date | string, timeZone: string): string {
  const style = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-CA', style).format(new Date(moment));
}

const dayOf = (moment: Date | string, timeZone: string) => wallOf(moment, timeZone).slice(0, '2027-01-02'.length);
const testStart = Date.now();
const inDays = (days: number) => dayOf(new Date(testStart + days * daySeconds * 1_000), 'Etc/UTC');

describe('TRM-06 a draft', () => {
  test('starts with the present text, is saved clean, and refuses to overwrite unseen changes', async () => {
    const place = newPlace();
    const begun = (await operator.get(`${place}/draft`)).json<DraftAnswer>();
    expect(begun).toMatchObject({ basis: null, before: null });
    expect(begun.texts.map(({ language }) => language)).toEqual(['en', 'ko']);
    const attack = { ...part, content: '<p onclick="x()">a</p><script>x()</script>' };
    const saved = await save(place, { texts: [{ ...texts[0], parts: [attack] }] });
    expect(saved.texts[0]?.parts[0]?.content).toBe('<p>a</p>');
    const late = await operator.put(`${place}/draft`, { needsConsent: true, texts, basis: null });
    expect([late.status, late.error.errorCode]).toEqual([409, 'EDITION_CHANGED']);
    const again = await save(place);
    expect(again.basis).not.toBe(saved.basis);
    expect((await publish(place, saved)).error.errorCode).toBe('EDITION_CHANGED');
    const drafts = (await operator.get(base)).json<{ drafts: unknown[] }>().drafts;
    expect(drafts).toContainEqual({ termsCode: 'PIAR', countryCode: place.slice(-2) });
    expect((await operator.delete(`${place}/draft`)).status).toBe(200);
    expect((await operator.delete(`${place}/draft`)).error.errorCode).toBe('CO404');
  });

  test('saved by eight at once from the same text is saved once', async () => {
    const place = newPlace();
    const body = { needsConsent: true, texts, basis: null };
    const answers = await Promise.all(Array.from({ length: 8 }, () => operator.put(`${place}/draft`, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test('names each language once, and only terms of the country', async () => {
    const place = newPlace();
    const twice = { needsConsent: true, texts: [...texts, ...texts], basis: null };
    expect((await operator.put(`${place}/draft`, twice)).error.errorCode).toBe('EDITION_LANGUAGE');
    expect((await operator.get(`${base}/POAR/KR/draft`)).error.errorCode).toBe('CO404');
    expect((await operator.get(`${base}/PIAR/XX/draft`)).status).toBe(404);
  });
});

test('TRM-07 a person asked for a consent reads its four facts in the operator’s latest wording', async () => {
  const place = newPlace();
  const facts = { purpose: 'Directory & search', items: 'Name, <photo>', retention: '1 year', refusal: 'None of $&' };
  const stated = (content: string, change: object = {}) => ({
    texts: [{ ...texts[0], parts: [{ ...part, content, consent: { ...facts, ...change } }] }],
  });
  const first = (await save(place, stated('<p>words</p>'))).texts[0]?.parts[0]?.content ?? '';
  expect(first).toMatch(/^<p>words<\/p><table>/);
  expect(first).toContain('<th scope="row">Items collected</th><td>Name, &lt;photo&gt;</td>');
  // The words come back from the editor with the table in them, which is brought up to date and not repeated.
  const actor = first.replace('Items collected', 'What we pass on').replaceAll('</tr>', '</tr>\n');
  const draft = await save(place, stated(`${actor}<p>end</p>`, { items: 'Name' }));
  const words = draft.texts[0]?.parts[0]?.content ?? '';
  expect(words.match(/<table>/g)).toHaveLength(1);
  expect(words).toContain('<th scope="row">What we pass on</th><td>Name</td>');
  expect(words).toMatch(/None of \$&amp;<\/td><\/tr><\/tbody><\/table><p>end<\/p>$/);
  expect((await publish(place, draft)).status).toBe(200);
  await app.advance(61);
  const read = `/employee/memberadmin/rest/v2/nosession/terms/cn?trmsCd=PIAR&cntryCd=${place.slice(-2)}&langCd=en`;
  expect((await operator.get(read)).json()).toMatchObject({ contents: [{ trmsCn: words }] });
});

describe('TRM-06 a publication', () => {
  test('takes effect a minute later and not before, and deletes the draft', async () => {
    const place = newPlace();
    const answer = await publish(place, await save(place));
    expect(answer.status, answer.text).toBe(200);
    const read = () =>
      operator.get(`/employee/memberadmin/rest/v2/nosession/terms/cn?trmsCd=PIAR&cntryCd=${place.slice(-2)}&langCd=en`);
    expect((await read()).json()).not.toMatchObject({ trmsTtl: 'Privacy' });
    await app.advance(61);
    expect((await read()).json()).toMatchObject({ trmsTtl: 'Privacy', trmsVerVal: answer.json()['version'] });
    expect((await operator.get(`${place}/draft`)).json()).toMatchObject({ basis: null, before: { texts } });
  });

  test('requires a day in the future and after the former version', async () => {
    const place = newPlace();
    const draft = await save(place);
    for (const past of [inDays(-2), '0001-01-01']) {
      expect((await publish(place, draft, past)).error).toMatchObject({
        errorCode: 'EDITION_DATE',
        fields: [expect.objectContaining({ path: 'takesEffectOn' })],
      });
    }
    for (const wrong of ['2027-02-29', '0000-01-01', '12027-01-01', `${inDays(40)}T00:00:00Z`, '']) {
      expect((await publish(place, draft, wrong)).status).toBe(400);
    }
    const first = await publish(place, draft, inDays(40));
    expect([first.status, first.json()['version']], first.text).toEqual([200, inDays(40)]);
    for (const before of [inDays(30), inDays(40), null]) {
      expect((await publish(place, await save(place), before)).error.errorCode).toBe('EDITION_DATE');
    }
    const later = await publish(place, await save(place), inDays(41));
    expect(later.status, later.text).toBe(200);
    expect((await versionsOf(place)).map(({ version }) => version)).toEqual([inDays(41), inDays(40)]);
  });

  test.each([
    ['MX', '2027-01-01, 06:00'],
    ['JP', '2027-01-01, 21:00'],
    ['*', '2027-01-01, 21:00'],
  ])('starts at midnight in %s, whose noon differs from London’s', async (country, atNoon) => {
    const place = `${base}/PIAR/${country}`;
    const draft = await save(place);
    const { timeZone } = draft;
    expect(wallOf('2027-01-01T12:00:00Z', timeZone)).toBe(atNoon);
    const day = inDays(200);
    expect((await publish(place, draft, day)).json()).toEqual({ version: day });
    const [newest] = await versionsOf(place);
    expect(newest).toMatchObject({ version: day, timeZone });
    expect(wallOf(newest?.takesEffectAt ?? '', timeZone)).toBe(`${day}, 00:00`);
  });

  test('is named by the day there, and further ones of a day are numbered', async () => {
    const place = newPlace();
    const names: unknown[] = [];
    for (let version = 0; version < 3; version += 1) {
      names.push((await publish(place, await save(place))).json()['version']);
    }
    const made = (await versionsOf(place)).toReversed();
    const expected = made.reduce<(string | undefined)[]>(
      (before, { takesEffectAt, timeZone }) => [...before, nextVersion(dayOf(takesEffectAt, timeZone), before.at(-1))],
      [],
    );
    expect(names).toEqual(expected);
  });

  test('sent by eight at once creates one version', async () => {
    const place = newPlace();
    const draft = await save(place);
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(place, draft)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await versionsOf(place)).toHaveLength(1);
  });

  test('TRM-08 requires a description of changes from the second version on, in every language of the text', async () => {
    const place = newPlace();
    const korean = { ...texts[0], language: 'ko', summary: '' };
    const silent = await save(place, { texts: [{ ...texts[0], summary: '' }, korean] });
    expect((await publish(place, silent)).status).toBe(200);
    const next = (await operator.get(`${place}/draft`)).json<DraftAnswer>();
    expect(
      next.texts.map((text) => text.summary),
      'what was said of one version is not said of the next',
    ).toEqual(['', '']);
    await app.advance(61);
    const half = await save(place, { texts: [texts[0], korean] });
    const { status, error } = await publish(place, half);
    expect([status, error.errorCode, error.params]).toEqual([409, 'EDITION_SUMMARY', { 0: '한국어' }]);
    const long = { ...korean, summary: 'x'.repeat(2_001) };
    const refused = await operator.put(`${place}/draft`, { needsConsent: true, texts: [long], basis: half.basis });
    expect(refused.error.fields[0]?.path).toBe('texts.0.summary');
    const whole = await save(place, { texts: [texts[0], { ...korean, summary: '한 줄\r\n두 줄' }] });
    expect(whole.texts[1]?.summary).toBe('한 줄\n두 줄');
    expect((await publish(place, whole)).status).toBe(200);
  });

  test('TRM-06 on an invalid day names the field', async () => {
    const place = newPlace();
    const { error } = await publish(place, await save(place), '2027-13-01');
    expect(error.fields[0]).toMatchObject({ path: 'takesEffectOn', code: 'EDITION_DAY' });
  });

  test('TRM-07 of changed purpose, items, retention or refusal requires new consent', async () => {
    const place = newPlace();
    const asking = (change: Partial<typeof consent>) => [
      { ...texts[0], parts: [{ ...part, consent: { ...consent, ...change } }] },
    ];
    await publish(place, await save(place, { texts: asking({}) }));
    await app.advance(61);
    for (const change of [{ purpose: 'x' }, { items: 'x' }, { retention: 'x' }, { refusal: 'x' }]) {
      const draft = await save(place, { texts: asking(change), needsConsent: false });
      expect((await publish(place, draft)).error.errorCode).toBe('EDITION_CONSENT');
    }
    const harmless = await save(place, { texts: [{ ...asking({})[0], title: 'New title' }], needsConsent: false });
    expect((await publish(place, harmless)).status).toBe(200);
  });

  test('TRM-07 with other facts in a language missing from the former version requires it too', async () => {
    const place = newPlace();
    const inLanguage = (language: string, facts = consent) => ({
      ...texts[0],
      language,
      parts: [{ ...part, consent: facts }],
    });
    await publish(place, await save(place, { texts: [inLanguage('en')] }));
    await app.advance(61);
    const other = { ...consent, items: 'x' };
    for (const changed of [[inLanguage('en'), inLanguage('ja', other)], [inLanguage('ja', other)]]) {
      const draft = await save(place, { texts: changed, needsConsent: false });
      expect((await publish(place, draft)).error.errorCode).toBe('EDITION_CONSENT');
    }
    // Who read the words that stood in for a language reads the same facts in it now.
    const same = await save(place, { texts: [inLanguage('en'), inLanguage('ja')], needsConsent: false });
    expect((await publish(place, same)).status).toBe(200);
    await app.advance(61);
    const less = await save(place, { texts: [inLanguage('ja')], needsConsent: false });
    expect((await publish(place, less)).status).toBe(200);
  });

  test('TRM-06 in several languages asks the readers of each the same', async () => {
    const place = newPlace();
    const optional = { ...part, isRequired: false, consent };
    const inKorean = (...parts: object[]) => [
      { language: 'en', title: 'Privacy', summary, parts: [part, optional] },
      { language: 'ko', title: '개인정보', summary, parts },
    ];
    const others = [
      [part],
      [optional, part],
      [part, { ...optional, isRequired: true }],
      [part, { ...optional, consent: null }],
    ];
    for (const parts of others) {
      const draft = await save(place, { texts: inKorean(...parts) });
      const { status, error } = await publish(place, draft);
      expect([status, error.errorCode, error.params]).toEqual([409, 'EDITION_PARTS', { 0: 'English', 1: '한국어' }]);
    }
    const words = { ...consent, purpose: '다른 말' };
    const alike = await save(place, { texts: inKorean(part, { ...optional, consent: words }) });
    expect((await publish(place, alike)).status).toBe(200);
  });

  test('is recorded with its actor', async () => {
    const place = newPlace();
    const { version } = (await publish(place, await save(place))).json<{ version: string }>();
    const rows = await inCompany(app.kernel.db, 'PLATFORM', (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['operation', 'actor_id'])
        .where('target_id', '=', `PIAR ${place.slice(-2)} ${version}`)
        .execute(),
    );
    expect(rows).toEqual([{ operation: 'publish-draft', actor_id: operator.personId }]);
  });
});

test('TRM-06 the database knows the main time zone of every country', async () => {
  const zones = [...new Set(countryCodes.map(zoneOf))];
  const walls = await sql`select now() at time zone zone from unnest(${zones}::text[]) zone`.execute(app.kernel.db);
  expect(walls.rows).toHaveLength(zones.length);
  expect(zones.length).toBeGreaterThan(150);
});

test.each([
  ['2027-01-02', undefined, '2027-01-02'],
  ['2027-01-02', '2027-01-01', '2027-01-02'],
  ['2027-01-02', '2027-01-01.3', '2027-01-02'],
  ['2027-01-02', '2027-01-02', '2027-01-02.2'],
  ['2027-01-02', '2027-01-02.2', '2027-01-02.3'],
  ['2027-01-02', '2027-01-02.9', undefined],
  ['2027-01-02', '2027-01-03', undefined],
])('TRM-06 a version on %s after %s is named %s', (day, last, expected) => {
  expect(nextVersion(day, last)).toBe(expected);
});
