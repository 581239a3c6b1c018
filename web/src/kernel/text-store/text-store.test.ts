import { expect, test } from 'vitest';
import { TextStore } from './text-store.ts';

const store = new TextStore();
store.add('en', {
  errors: { 'valid.DS001': '{{validatedName}} is missing.' },
  boards: { list: { found_one: '{{count}} post', found_other: '{{count}} posts', by: 'by {{name}} and {{name}}' } },
});
store.add('ko', { boards: { list: { found_one: '글 {{count}}개', found_other: '글 {{count}}개' } } });

const list = (key: string) => ({ namespace: 'boards', key: `list.${key}` });

test('PRD-03 a text is found by its path, with its values unchanged', () => {
  expect(store.text('en', list('by'), { name: '{{count}} $&' })).toBe('by {{count}} $& and {{count}} $&');
  expect(store.text('en', list('by'))).toBe('by  and ');
});

test('PRD-03 a count selects its plural form in the language', () => {
  expect([0, 1, 2].map((count) => store.text('en', list('found'), { count }))).toEqual([
    '0 posts',
    '1 post',
    '2 posts',
  ]);
  expect(store.text('ko', list('found'), { count: 1 })).toBe('글 1개');
});

test('PRD-03 a code is one key, with its dot', () => {
  const code = { namespace: 'errors', key: 'valid.DS001' };
  expect(store.text('en', { ...code, isOneKey: true }, { validatedName: 'Name' })).toBe('Name is missing.');
  expect(store.text('en', code)).toBeUndefined();
});

test('PRD-03 a text missing in a language is not found, and neither is a group of texts', () => {
  expect([store.text('ko', list('by')), store.text('vi', list('by')), store.text('en', list('by.more'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(store.text('en', { namespace: 'boards', key: 'list' })).toBeUndefined();
});

test('PRD-03 later texts are added to earlier ones', () => {
  store.add('en', { errors: { CO404: 'Gone.' }, boards: { list: { more: 'More' } } });
  expect(store.text('en', list('more'))).toBe('More');
  expect(store.text('en', list('found'), { count: 1 })).toBe('1 post');
  expect(store.text('en', { namespace: 'errors', key: 'CO404', isOneKey: true })).toBe('Gone.');
});
