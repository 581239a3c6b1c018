// Runs on every PostgreSQL: reference data.
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { openDatabase } from '../../../kernel/db/database.ts';
import { cleanHtml } from '../../../kernel/html/clean-html.ts';
import { seedTerms } from './seed-terms.ts';
import { sampleEditions } from './seeds/sample-editions.ts';
import { textHash, type TermsEdition } from './terms.ts';

const app = await startTestApp({ work: false });
const editions = sampleEditions();
const nameOf = ({ termsCode, countryCode, version }: TermsEdition) => `${termsCode} ${countryCode} ${version}`;

async function countVersions(): Promise<number> {
  const { rows } = await app.pools.owner.query<{ count: number }>('select count(*)::int as count from terms_versions');
  return rows[0]?.count ?? 0;
}

test('TRM-01 a new installation has terms, and repeated or simultaneous seeding adds none', async () => {
  expect(await countVersions()).toBe(editions.length);
  const owner = openDatabase(app.pools.owner);
  await Promise.all([seedTerms(owner), seedTerms(owner), seedTerms(owner)]);
  expect(await countVersions()).toBe(editions.length);
});

test('TRM-04 the stored hash is that of the displayed title and contents', async () => {
  for (const edition of editions) {
    const stored = await app.kernel.db
      .selectFrom('terms_texts')
      .select(['language', 'text_hash'])
      .where('terms_code', '=', edition.termsCode)
      .where('country_code', '=', edition.countryCode)
      .where('version', '=', edition.version)
      .execute();
    const hashes = Object.fromEntries(stored.map((row) => [row.language, row.text_hash.toString('hex')]));
    const cleaned = edition.texts.map((text) => ({
      ...text,
      contents: text.contents.map((part) => ({ ...part, content: cleanHtml(part.content) })),
    }));
    expect(hashes).toEqual(Object.fromEntries(cleaned.map((text) => [text.language, textHash(text).toString('hex')])));
  }
});

describe.each(editions.map((edition) => [nameOf(edition), edition] as const))('%s', (_name, edition) => {
  test.each(edition.texts.map((text) => [text.language, text] as const))(
    'TRM-01 the %s text is marked as a sample, is structured, and loses nothing when cleaned',
    (language, { contents }) => {
      expect(contents[0]?.content).toContain(language === 'ko' ? '표본 문안' : 'Sample text');
      for (const { content } of contents) {
        expect(content).toMatch(/<h2>/);
        expect(cleanHtml(content)).toBe(content.trim());
        expect(content).not.toContain('undefined');
      }
    },
  );

  test('TRM-07 a consent names purpose, items, retention and refusal, in columns and in the text', () => {
    for (const { contents } of edition.texts) {
      const consents = contents.filter(({ consent }) => consent !== undefined);
      expect(consents.length > 0).toBe(edition.termsCode !== 'SVCR');
      for (const { content, consent } of consents) {
        const { purpose, items, retention, refusal } = consent ?? {};
        for (const told of [purpose, items, retention, refusal]) {
          expect(told?.trim()).toBeTruthy();
          expect(content).toContain(told);
        }
      }
    }
  });

  test('TRM-01 both languages have the same parts with the same obligations', () => {
    const [korean, english] = edition.texts;
    const shape = (text: typeof korean) => text?.contents.map((part) => [part.isRequired, part.consent !== undefined]);
    expect(shape(korean)).toEqual(shape(english));
  });
});

test('TRM-07 each version differs from the former one; a changed consent asks again', () => {
  for (const later of editions) {
    const before = editions.findLast(
      (each) =>
        each.termsCode === later.termsCode && each.countryCode === later.countryCode && each.version < later.version,
    );
    if (!before) continue;
    const consents = ({ texts }: TermsEdition) =>
      JSON.stringify(texts.map((text) => text.contents.map((part) => part.consent)));
    for (const [index, text] of later.texts.entries()) {
      expect(textHash(text), nameOf(later)).not.toEqual(textHash(before.texts[index] ?? text));
    }
    if (later.termsCode !== 'SVCR')
      expect(later.needsConsent, nameOf(later)).toBe(consents(before) !== consents(later));
  }
});

test('PRD-04 the present service terms state the facts of the free plan', () => {
  for (const edition of editions.filter(({ termsCode, version }) => termsCode === 'SVCR' && version === '2024-09-02')) {
    const [korean, english] = edition.texts.map(({ contents }) => contents.map(({ content }) => content).join(''));
    expect(korean).toMatch(/최대 100명.*최대 50분/);
    expect(korean).toMatch(/SLA\)<\/th><td>없음/);
    expect(korean).toMatch(/3년간 무료/);
    expect(english).toMatch(/100 people.*50 minutes/);
    expect(english).toMatch(/SLA\)<\/th><td>None/);
    expect(english).toMatch(/Free for 3 years/);
  }
});
