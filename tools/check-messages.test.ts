import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../contract/src/kernel/languages.ts';
import { checkMessages } from './check-messages.ts';
import { plant } from './kernel/planted.ts';
import type { Allowed } from './messages/allowed.ts';

const none: Allowed = { sameEverywhere: {}, sameAsEnglish: {}, foreignLetters: {}, builtKeys: {} };
const folder = 'web/src/features/ground/doors/messages';

/** A faultless text in each language; a case replaces what it is about. */
const welcome: Readonly<Record<Language, string>> = {
  ko: '{{0}} 환영합니다',
  en: 'Welcome to {{0}}',
  zh: '欢迎来到 {{0}}',
  ja: '{{0}} へようこそ',
  tw: '歡迎來到 {{0}}',
  vi: 'Chào mừng bạn đến với {{0}}',
};

function doors(texts: Readonly<Partial<Record<Language, unknown>>>): Record<string, string> {
  const files = languages.map((language) => {
    const catalogue = { doors: { welcome: texts[language] ?? welcome[language] } };
    return [`${folder}/${language}.ts`, `export const ${language} = ${JSON.stringify(catalogue, null, 2)} as const;`];
  });
  return { ...Object.fromEntries(files), 'web/src/features/ground/doors/page.tsx': "text('doors.welcome');" };
}

async function findingsOf(files: Readonly<Record<string, string>>, allowed: Allowed = none): Promise<string[]> {
  const findings = await checkMessages(plant(files), allowed);
  return findings.map(({ path, line, message }) => `${path.replace(`${folder}/`, '')}:${line} ${message}`);
}

test('six complete catalogues with used texts are valid', async () => {
  expect(await findingsOf(doors({}))).toEqual([]);
});

describe('a text', () => {
  const faults: readonly [what: string, language: Language, text: string, message: string][] = [
    ['empty', 'ko', '', 'is empty'],
    ['edged by a space', 'ko', ' {{0}} 환영합니다', 'begins or ends with a space'],
    ['copied from English', 'vi', 'Welcome to {{0}}', 'is the English text'],
    ['without its placeholder', 'ja', 'ようこそ', 'takes "" where English takes "0"'],
    ['with another placeholder', 'zh', '欢迎来到 {{name}}', 'takes "name" where English takes "0"'],
    ['with a broken placeholder', 'ko', '{{0}} {0} 환영합니다', 'has a broken placeholder'],
    ['with HTML', 'ko', '<b>{{0}}</b> 환영합니다', 'has HTML in it'],
    ['with an HTML entity', 'ko', '{{0}}&nbsp;환영합니다', 'has HTML in it'],
    ['of decomposed letters', 'ko', '{{0}} 환영'.normalize('NFD'), 'is not in Unicode form NFC'],
    ['without Hangul', 'ko', '{{0}} welcomes you', 'has no Hangul in it'],
    ['with Hangul', 'en', 'Welcome 환영 {{0}}', 'has Hangul in it'],
    ['with kana', 'tw', 'ようこそ {{0}}', 'has kana in it'],
    ['with Han', 'vi', 'Chào mừng 歡 {{0}}', 'has Chinese characters in it'],
    ['without Han', 'zh', 'Welcome {{0}}', 'has no Chinese characters in it'],
    ['in Latin letters', 'ja', 'Youkoso {{0}}', 'has neither kana nor Chinese characters in it'],
    ['without marks', 'vi', 'Chao mung ban den voi {{0}}', 'has no Vietnamese letter in it'],
    ['in the other Chinese', 'zh', '歡迎到 {{0}}', 'has the traditional character 歡'],
    ['in the other Chinese', 'tw', '欢迎到 {{0}}', 'has the simplified character 欢'],
    ['in Chinese', 'ja', '{{0}} へ欢迎', 'has the simplified Chinese character 欢'],
  ];
  test.each(faults)('%s is reported in %s', async (_what, language, text, message) => {
    expect(await findingsOf(doors({ [language]: text }))).toContain(`${language}.ts:3 doors.welcome ${message}`);
  });

  test('of Japanese characters shared with simplified Chinese is valid', async () => {
    expect(await findingsOf(doors({ ja: '{{0}} 会社の国番号を参照' }))).toEqual([]);
  });

  test('that only inserts values needs no letters of its language', async () => {
    const same = Object.fromEntries(languages.map((language) => [language, '{{0}} / 50']));
    expect(await findingsOf(doors(same))).toEqual([]);
  });

  test('that is the same in every language is allowed with a reason', async () => {
    const same = Object.fromEntries(languages.map((language) => [language, 'Madang']));
    expect(await findingsOf(doors(same))).toHaveLength(5);
    expect(await findingsOf(doors(same), { ...none, sameEverywhere: { Madang: 'the name of the product' } })).toEqual(
      [],
    );
  });

  test('can equal English in one language, by the prefix of its key', async () => {
    const files = doors({ vi: welcome.en, ko: welcome.en });
    expect(await findingsOf(files, { ...none, sameAsEnglish: { 'vi doors.': 'names of doors' } })).toEqual([
      'ko.ts:3 doors.welcome is the English text',
    ]);
  });

  test('can contain foreign letters if allowed', async () => {
    const files = doors({ en: 'Madang ({{0}}, 마당)' });
    const foreignLetters = { [`${folder}/en.ts#doors.welcome`]: 'explains the name' };
    expect(await findingsOf(files)).toHaveLength(1);
    expect(await findingsOf(files, { ...none, foreignLetters })).toEqual([]);
  });
});

describe('a catalogue', () => {
  test('with a missing or extra language is reported', async () => {
    const { [`${folder}/tw.ts`]: tw = '', ...rest } = doors({});
    expect(await findingsOf({ ...rest, [`${folder}/hk.ts`]: tw })).toEqual([
      'hk.ts:1 hk is not one of the languages',
      'web/src/features/ground/doors/messages:1 tw.ts is missing',
    ]);
  });

  test('has exactly the keys of English', async () => {
    expect(await findingsOf(doors({ ko: { old: '옛 문' } }))).toEqual([
      'ko.ts:1 doors.welcome is missing',
      'ko.ts:4 doors.welcome.old is not in English',
    ]);
  });

  test('contains only texts', async () => {
    expect(await findingsOf(doors({ ko: 3 }))).toContain('ko.ts:3 doors.welcome is not a text');
  });

  test('repeats no text of another one that it is merged with', async () => {
    const door: Record<Language, string> = { ko: '문', en: 'Door', zh: '门', ja: 'ドア', tw: '門', vi: 'Cửa' };
    const said = (place: string, group: string) =>
      Object.fromEntries(
        languages.map((language) => [
          `${place}/${language}.ts`,
          `export const ${language} = { ${group}: { door: '${door[language]}' } };`,
        ]),
      );
    const faults = await findingsOf({
      ...said('contract/src/ground/doors/messages', 'fields'),
      ...said('web/src/features/ground/gates/messages', 'fields'),
      ...said('web/src/features/ground/walls/messages', 'page'),
      ...said('web/src/app/messages', 'page'),
      ...said('server/src/modules/ground/gates/texts', 'mail'),
      ...said('server/src/modules/ground/walls/texts', 'mail'),
      'web/src/app/shell.ts': "text($.door); text('page.door'); text('mail.door');",
    });
    expect(faults).toEqual([
      'server/src/modules/ground/walls/texts/en.ts:1 mail.door is also said in server/src/modules/ground/gates/texts',
      'web/src/features/ground/gates/messages/en.ts:1 fields.door is also said in contract/src/ground/doors/messages',
    ]);
  });
});

describe('a key', () => {
  test('that is unused is reported, and only in English', async () => {
    expect(await findingsOf({ ...doors({}), 'web/src/features/ground/doors/page.tsx': '' })).toEqual([
      'en.ts:3 doors.welcome is used nowhere',
    ]);
  });

  test('is not used by a text of another capability', async () => {
    const files = { ...doors({}), 'web/src/features/ground/doors/page.tsx': '' };
    const other = "text('doors.welcome');";
    expect(await findingsOf({ ...files, 'web/src/features/ground/gates/page.tsx': other })).toHaveLength(1);
    expect(await findingsOf({ ...files, 'web/src/app/page.tsx': other })).toEqual([]);
  });

  test('can be built from a prefix that is in the source or allowed', async () => {
    const built = { ...doors({}), 'web/src/features/ground/doors/page.tsx': 'text(`doors.${name}`);' };
    expect(await findingsOf(built)).toEqual([]);
    const hidden = { ...doors({}), 'web/src/features/ground/doors/page.tsx': "text(['doors', name].join('.'));" };
    expect(await findingsOf(hidden, { ...none, builtKeys: { 'doors.': 'one per door' } })).toEqual([]);
  });

  test('of a field is used if a field has its name', async () => {
    const fields = (texts: Record<Language, string>) =>
      Object.fromEntries(
        languages.map((language) => [
          `contract/src/ground/doors/messages/${language}.ts`,
          `export const ${language} = { fields: { doorName: '${texts[language]}', knob: '${texts[language]}' } };`,
        ]),
      );
    const files = fields({ ko: '문', en: 'Door', zh: '门', ja: 'ドア', tw: '門', vi: 'Cửa' });
    expect(
      await findingsOf({ ...files, 'contract/src/ground/doors/rules.ts': 'export const door = { doorName: 1 };' }),
    ).toEqual(['contract/src/ground/doors/messages/en.ts:1 fields.knob is used nowhere']);
  });

  test('an unneeded allowance is reported', async () => {
    const faults = await findingsOf(doors({}), { ...none, sameEverywhere: { OK: 'a code' } });
    expect(faults).toEqual(['tools/messages/allowed.ts:1 nothing needs the allowance "OK"']);
  });
});

describe('an error code', () => {
  const table = (rows: string) => `export const doorErrors = {\n${rows}\n} as const;`;
  const texts = (errors: string) =>
    Object.fromEntries(
      languages.map((language) => {
        const words = { ko: '문', en: 'Door', zh: '门', ja: 'ドア', tw: '門', vi: 'Cửa' }[language];
        const path = `contract/src/ground/doors/messages/${language}.ts`;
        return [path, `export const ${language} = { errors: { ${errors.replaceAll('$', words)} } };`];
      }),
    );

  test('has a text with its parameters, and each text has a code', async () => {
    const faults = await findingsOf({
      'contract/src/ground/doors/errors.ts': table(
        "DR1: { status: 400, params: [] },\nDR2: { status: 409, params: ['0'] },\nDR3: { status: 409, params: [] },",
      ),
      ...texts("DR1: '$ {{validatedName}}', DR2: '$', DR4: '$'"),
    });
    expect(faults).toEqual([
      'contract/src/ground/doors/errors.ts:3 DR2 has the parameters "0", its text takes ""',
      'contract/src/ground/doors/errors.ts:4 DR3 has no text',
      'contract/src/ground/doors/messages/en.ts:1 errors.DR4 is no code of a table',
    ]);
  });

  test('is in only one table', async () => {
    const faults = await findingsOf({
      'contract/src/ground/doors/errors.ts': table('DR1: { status: 400, params: [] },'),
      'contract/src/ground/gates/errors.ts': table('DR1: { status: 409, params: [] },'),
      ...texts("DR1: '$'"),
    });
    expect(faults).toEqual([
      'contract/src/ground/gates/errors.ts:2 DR1 also stands in contract/src/ground/doors/errors.ts',
    ]);
  });
});

test('a page that uses the texts of another folder is reported', async () => {
  const page = (named: string) =>
    `import type { en } from './messages/en.ts';\nexport const useText = textsOf<typeof en>('${named}');\ntext('doors.welcome');`;
  const said = (named: string) => findingsOf({ ...doors({}), 'web/src/features/ground/doors/page.tsx': page(named) });
  expect(await said('doors')).toEqual([]);
  expect(await said('gates')).toEqual([
    'web/src/features/ground/doors/page.tsx:2 asks for the texts of gates and types them as those of doors',
  ]);
});
