import { languages } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';
import { loadCatalogue, mergeCatalogues } from './catalogues.ts';
import { errorText, fieldText } from './error-texts.ts';
import { addTexts, currentLanguage, setLanguage, startLanguage } from './i18n.ts';
import { textsOf, translator } from './use-texts.ts';

/** Files as `import.meta.glob` lists them; each says which language was asked of it. */
function filesIn(asked: string[] = []) {
  const file = (path: string, module: unknown) => ({
    [path]: async () => {
      asked.push(path);
      return module;
    },
  });
  return {
    ...file('../../../contract/src/kernel/messages/en.ts', {
      en: { errors: { MB_M_REQUIRED: 'This is a required field.', CO500: 'Something went wrong.' } },
    }),
    ...file('../../../contract/src/kernel/messages/ko.ts', {
      ko: { errors: { MB_M_REQUIRED: '필수 입력 항목입니다.', CO500: '오류가 발생했습니다.' } },
    }),
    ...file('../../../contract/src/joining/signup/messages/en.ts', {
      en: {
        errors: { 'valid.DS001': 'Row {{0}} of {{validatedName}} is wrong.' },
        fields: { companyName: 'Company name' },
        operations: { 'sign-up': 'Signed up' },
        terms: { title: 'Terms' },
      },
    }),
    ...file('/src/features/signup/messages/en.ts', {
      en: {
        fields: { promotion: 'Promotion code' },
        terms: { more: 'More' },
        seats_one: '{{count}} seat',
        seats_other: '{{count}} seats',
      },
    }),
  };
}

test('PRD-01 errors, fields and operations of all capabilities are merged, and pages remain under their capability', async () => {
  const catalogue = await loadCatalogue(filesIn(), 'en');
  expect(Object.keys(catalogue['errors'] ?? {})).toEqual(['MB_M_REQUIRED', 'CO500', 'valid.DS001']);
  expect(catalogue['fields']).toEqual({ companyName: 'Company name', promotion: 'Promotion code' });
  expect(catalogue['operations']).toEqual({ 'sign-up': 'Signed up' });
  expect(catalogue['signup']).toMatchObject({ terms: { title: 'Terms', more: 'More' } });
});

test('only the files of the one language are read', async () => {
  const asked: string[] = [];
  await loadCatalogue(filesIn(asked), 'ko');
  expect(asked).toEqual(['../../../contract/src/kernel/messages/ko.ts']);
});

test('a message file whose capability is unknown is refused', async () => {
  await expect(loadCatalogue({ './messages/en.ts': async () => ({}) }, 'en')).rejects.toThrow('./messages/en.ts');
});

test('merging does not change the merged catalogues', () => {
  const first = { capability: 'a', texts: { errors: { X: 'x' } } };
  mergeCatalogues([first, { capability: 'b', texts: { errors: { Y: 'y' } } }]);
  expect(first.texts).toEqual({ errors: { X: 'x' } });
});

test('ERR-01 a code has a message with its parameters and the name of its field, in the language of the page', async () => {
  await startLanguage(filesIn(), 'en');
  expect(errorText({ code: 'valid.DS001', params: { 0: 7 } }, 'companies.3.companyName')).toBe(
    'Row 7 of Company name is wrong.',
  );
  expect(fieldText('nameless')).toBe('nameless');
  await setLanguageWithoutBrowser('ko');
  expect(errorText({ code: 'MB_M_REQUIRED' })).toBe('필수 입력 항목입니다.');
});

test('PRD-01 texts added while the page loads its own are in its language, each file loaded once', async () => {
  const asked: string[] = [];
  const own = filesIn(asked);
  const later = { '/src/features/later/messages/ko.ts': async () => ({ ko: { greeting: '안녕하세요' } }) };
  let isAway = true;
  const shaky = {
    '/src/features/shaky/messages/ko.ts': async () => {
      if (isAway) throw new Error('away');
      return { ko: { back: '다시' } };
    },
  };
  const started = startLanguage(own, 'ko');
  await Promise.all([started, addTexts(later)]);
  expect(translator<{ greeting: string }>('later')('greeting')).toBe('안녕하세요');
  await expect(addTexts(shaky)).rejects.toThrow('away');
  isAway = false;
  await addTexts(shaky);
  expect(translator<{ back: string }>('shaky')('back')).toBe('다시');
  expect(asked).toEqual(['../../../contract/src/kernel/messages/ko.ts']);
});

test("ERR-02 an unknown code shows the server's sentence, and without one the general failure", async () => {
  await startLanguage(filesIn(), 'en');
  expect(errorText({ code: 'NEW01', message: 'The server knows.' })).toBe('The server knows.');
  expect(errorText({ code: 'NEW01' })).toBe('Something went wrong.');
});

test('entered text is not treated as a placeholder or a reference', async () => {
  await startLanguage(filesIn(), 'en');
  expect(errorText({ code: 'valid.DS001', params: { 0: '$t(CO500) {{validatedName}}' } }, 'companyName')).toBe(
    'Row $t(CO500) {{validatedName}} of Company name is wrong.',
  );
});

test('a translator supports plurals and nested texts of its capability', async () => {
  await startLanguage(filesIn(), 'en');
  const t = translator<{ terms: { title: string }; seats_one: string; seats_other: string }>('signup');
  expect(t('terms.title')).toBe('Terms');
  expect([t('seats', { count: 1 }), t('seats', { count: 3 })]).toEqual(['1 seat', '3 seats']);
  expect(textsOf('signup')).toBeTypeOf('function');
});

test("PRD-01 the product's own catalogues exist in all six languages with the same keys", async () => {
  const files = import.meta.glob([
    '/contract/src/kernel/messages/*.ts',
    '/web/src/kernel/messages/*.ts',
    '/web/src/app/messages/*.ts',
  ]);
  const english = keysOf(await loadCatalogue(files, 'en'));
  expect(english.length).toBeGreaterThan(40);
  for (const language of languages) expect(keysOf(await loadCatalogue(files, language))).toEqual(english);
});

/** `setLanguage` keeps the choice in a cookie; there is none here. */
async function setLanguageWithoutBrowser(language: 'ko' | 'en') {
  Object.assign(globalThis, {
    document: { cookie: '', documentElement: {} },
    location: new URL('https://madang.example/signup'),
  });
  await setLanguage(language);
  expect(currentLanguage()).toBe(language);
  expect((globalThis as unknown as { document: { cookie: string } }).document.cookie).toContain('lang=ko; path=/');
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'location');
}

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value as object, `${path}${key}.`),
  );
}
