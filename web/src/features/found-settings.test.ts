import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '@madang/contract/kernel/languages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldText } from '../kernel/error-texts.ts';
import { startLanguage } from '../kernel/i18n.ts';
import { translator } from '../kernel/use-texts.ts';
import { HelpIcon } from '../ui/sections/icons.tsx';
import { loadHelp } from './help.ts';
import { sections } from './sections.ts';
import { knownItems, settingItems, themeItems, wordedItems } from './views/console/index.ts';

const catalogues = import.meta.glob([
  '/contract/src/kernel/messages/*.ts',
  '/contract/src/*/*/messages/*.ts',
  '/web/src/features/*/*/messages/*.ts',
  '/web/src/kernel/messages/*.ts',
  '/web/src/app/messages/*.ts',
]);

/** All that the palette knows without asking the server, in the order in which it shows it. */
async function found(language: Language, term: string) {
  const t = translator('console') as (key: string) => string;
  const helpOf = await loadHelp(language);
  const { pages, actions } = knownItems(sections, term, helpOf);
  const theme = themeItems(
    term,
    {
      label: t('theme.label'),
      nameOf: (choice) => t(`theme.${choice}`),
    },
    helpOf,
  );
  const help = wordedItems(
    term,
    [
      { id: 'help', label: t('help.title'), icon: HelpIcon, path: '' },
      { id: 'news', label: t('news.title'), icon: HelpIcon, path: '' },
    ],
    helpOf,
  );
  return [...pages, ...actions, ...theme, ...help, ...settingItems(sections, term, helpOf)];
}

/** Words that people type, and what they expect first. */
const expected: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ko: {
    퇴사자: 'EMP',
    퇴직자: 'EMP',
    퇴직: 'EMP',
    퇴사: 'EMP',
    다크: 'theme dark',
    어두운: 'theme dark',
    도움말: 'help',
    새로운: 'news',
    '새 기능': 'news',
    비밀번호: 'POLICY',
    '신뢰하는 기기': 'POLICY',
    엑셀: 'IMPORT',
    가져오기: 'IMPORT',
  },
  en: {
    resigned: 'EMP',
    quit: 'EMP',
    leaver: 'EMP',
    left: 'EMP',
    help: 'help',
    'what is new': 'news',
    trusted: 'POLICY Trusted devices Trusted devices',
    dark: 'theme dark',
    password: 'POLICY',
    excel: 'IMPORT',
    import: 'IMPORT',
  },
  ja: {
    退職者: 'EMP',
    退社: 'EMP',
    ダーク: 'theme dark',
    暗い: 'theme dark',
    ヘルプ: 'help',
    新しい機能: 'news',
    パスワード: 'POLICY',
    信頼済み: 'POLICY',
  },
  zh: {
    离职: 'EMP',
    辞职: 'EMP',
    深色: 'theme dark',
    暗色: 'theme dark',
    帮助: 'help',
    新功能: 'news',
    密码: 'POLICY',
    受信任: 'POLICY',
  },
  tw: {
    離職: 'EMP',
    辭職: 'EMP',
    深色: 'theme dark',
    暗色: 'theme dark',
    說明: 'help',
    新功能: 'news',
    密碼: 'POLICY',
    信任: 'POLICY',
  },
  vi: {
    'nghỉ việc': 'EMP',
    'từ chức': 'EMP',
    'chế độ tối': 'theme dark',
    'trợ giúp': 'help',
    'tính năng mới': 'news',
    'mật khẩu': 'POLICY',
    'thiết bị tin cậy': 'POLICY',
  },
};

const features = new URL('./', import.meta.url);

/** Folders of the sections that list settings. */
const folders: Readonly<Record<string, string>> = {
  POLICY: 'access/security-policies',
  ACCESS: 'access/sign-in-policies',
  COMPANY: 'ground/companies',
  APPROVAL_SETTINGS: 'workplace/approvals',
};

/** Labels of searches and of a form in a popup, which are no settings. */
const noSettings = /^(failures|list|idPeriods)\.(search|reason|from|to)$/;

/** Texts that the pages of a section draw as names of settings: headings, and labels of fields. */
function drawnIn(folder: string): { readonly own: string[]; readonly fields: string[] } {
  const sources = ['pages', 'parts'].flatMap((part) =>
    readdirSync(new URL(`${folder}/${part}/`, features))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(new URL(`${folder}/${part}/${name}`, features), 'utf8')),
  );
  const all = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key = '']) => key));
  return {
    own: [
      ...all(/<Section title=\{t\('([\w.]+)'\)\}/g),
      ...all(/Field[^<>]*\blabel=\{t\('([\w.]+)'\)\}/g).filter((key) => !noSettings.test(key)),
    ],
    fields: all(/\{\.\.\.form\.field\('(\w+)'\)\}(?![^<>]*\blabel=)/g),
  };
}

describe.each(languages)('POR-08 in %s', (language) => {
  beforeAll(() => startLanguage(catalogues, language));

  test.each(Object.entries(expected[language]))('%s finds %s first', async (term, first) => {
    expect((await found(language, term))[0]?.id).toBe(first);
  });

  test('each label of a setting finds its setting, with the names of its place', async () => {
    const help = await loadHelp(language);
    const settings = sections.flatMap(({ code, path }) =>
      (help[code]?.settings?.() ?? []).flatMap(({ title, fields = [] }) =>
        [title, ...fields].map((label) => ({ path, title, label })),
      ),
    );
    expect(settings.length).toBeGreaterThan(40);
    for (const { path, title, label } of settings)
      expect(settingItems(sections, label, help)).toContainEqual(
        expect.objectContaining({ label, path, places: [label, title] }),
      );
  });

  test.each(Object.entries(folders))('%s lists every setting that its pages draw', async (code, folder) => {
    const listed = ((await loadHelp(language))[code]?.settings?.() ?? []).flatMap(({ title, fields = [] }) => [
      title,
      ...fields,
    ]);
    const t = translator(folder.split('/')[1] ?? '') as (key: string) => string;
    const { own, fields } = drawnIn(folder);
    expect(own.length).toBeGreaterThan(2);
    expect(listed).toEqual(expect.arrayContaining([...own.map(t), ...fields.map(fieldText)]));
  });
});

test('every section with settings is walked', async () => {
  const help = Object.entries(await loadHelp('en'));
  expect(help.flatMap(([code, { settings }]) => (settings ? code : [])).toSorted()).toEqual(
    Object.keys(folders).toSorted(),
  );
});
