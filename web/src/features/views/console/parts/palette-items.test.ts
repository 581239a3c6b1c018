import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import type { SectionHelp } from '../../../../kernel/sections/help.ts';
import { PeopleIcon } from '../../../../ui/sections/icons.tsx';
import { en } from '../messages/en.ts';
import { ko } from '../messages/ko.ts';
import { knownItems, themeItems } from './palette-items.ts';

const features = new URL('../../../', import.meta.url);
const exists = (path: string) =>
  readdirSync(new URL('.', new URL(path, features))).includes(path.split('/').at(-1) ?? '');
const sectionFiles = readdirSync(features)
  .filter((wing) => !wing.includes('.'))
  .flatMap((wing) => readdirSync(new URL(wing, features)).map((capability) => `${wing}/${capability}`))
  .filter((folder) => !folder.includes('.') && exists(`${folder}/section.ts`));

const section = (code: string, title: string): ConsoleSection => ({
  code,
  path: `/console/${code}`,
  group: 'people',
  order: 10,
  icon: PeopleIcon,
  title: () => title,
});
const sections = [section('EMP', '구성원'), section('IMPORT', '일괄 등록·변경')];

async function helpIn(language: string): Promise<SectionHelp> {
  const own = sectionFiles.map(
    (folder) => import(/* @vite-ignore */ new URL(`${folder}/help/${language}.ts`, features).href),
  );
  return Object.assign({}, ...(await Promise.all(own)).map(({ help }) => help)) as SectionHelp;
}

test.each([
  ['퇴사', 'EMP', '퇴사'],
  ['ㅌㅅ', 'EMP', '퇴사'],
  ['엑셀', 'IMPORT', '엑셀'],
  ['구성', 'EMP', undefined],
])('POR-08 %s finds the section %s', async (term, code, word) => {
  const { pages } = knownItems(sections, term, await helpIn('ko'));
  expect(pages.find(({ id }) => id === code)).toEqual(
    expect.objectContaining(word === undefined ? { id: code } : { detail: word }),
  );
});

test.each([
  ['ko', ko, '다크', ['화면 테마: 어둡게', '다크 모드']],
  ['ko', ko, 'ㄷㅋ', ['화면 테마: 어둡게', '다크 모드']],
  ['en', en, 'dark', ['Theme: Dark', undefined]],
  ['en', en, 'night', ['Theme: Dark', 'night mode']],
] as const)('POR-08 POR-11 a theme is found by what people call it: %#', async (language, { theme }, term, found) => {
  const texts = { label: theme.label, nameOf: (choice: 'system' | 'light' | 'dark') => theme[choice] };
  const items = themeItems(term, texts, await helpIn(language));
  expect(items.map((item) => [item.label, item.detail])).toEqual([found]);
});

test('POR-08 before anything is typed the palette offers no theme', () => {
  expect(themeItems(' ', { label: 'Theme', nameOf: (choice) => choice })).toEqual([]);
});

test('POR-08 two actions with one address are two rows', () => {
  const [first, ...others] = sections;
  const path = '/console/EMP?panel=new';
  const acting = {
    ...(first as ConsoleSection),
    actions: ['추가', '더하기'].map((title) => ({ title: () => title, path })),
  };
  expect(new Set(knownItems([acting, ...others], '').actions.map(({ id }) => id)).size).toBe(2);
});

test('POR-08 a section is found by its title before its keywords are loaded', () => {
  expect(knownItems(sections, '퇴사').pages).toEqual([]);
  expect(knownItems(sections, '구성').pages).toHaveLength(1);
});

test.each(languages)('POR-08 POR-09 every section has keywords in %s, and help if Korean has it', async (language) => {
  const [own, korean] = [await helpIn(language), await helpIn('ko')];
  for (const folder of sectionFiles) {
    const [, code = ''] = /code: '(\w+)'/.exec(readFileSync(new URL(`${folder}/section.ts`, features), 'utf8')) ?? [];
    expect([folder, own[code]?.words.split(', ').length ?? 0]).toEqual([
      folder,
      expect.toSatisfy((count) => count > 1),
    ]);
    expect([folder, own[code]?.doings?.length]).toEqual([folder, korean[code]?.doings?.length]);
  }
});
