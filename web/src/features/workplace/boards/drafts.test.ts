import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from './drafts.ts';

const draft = { postTitle: '속마음', headWord: '', postContent: '<p>의자가 딱딱합니다.</p>' };
const mine = { personId: 'person-1', place: '1005' };

/** Returns a storage like a browser's, which keeps values as its own properties. */
function newStorage(): Record<string, unknown> {
  const storage: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => void (storage[key] = text),
    removeItem: (key: string) => void delete storage[key],
  };
  return Object.setPrototypeOf(storage, methods) as typeof storage;
}

beforeEach(() => vi.stubGlobal('localStorage', newStorage()));
afterEach(() => vi.unstubAllGlobals());

test('BRD-03 PRD-03 a draft belongs to its writer only, and is deleted when sent', () => {
  keepDraft(mine, draft);
  expect(readDraft(mine)).toEqual(draft);
  expect(readDraft({ ...mine, personId: 'person-2' })).toBeUndefined();
  expect(readDraft({ ...mine, place: '1006' })).toBeUndefined();
  dropDraft(mine);
  expect(readDraft(mine)).toBeUndefined();
});

test('BRD-03 a draft left without a sign-out is deleted once another user writes', () => {
  keepDraft(mine, draft);
  keepDraft({ personId: 'person-2', place: '7' }, draft);
  localStorage.setItem('lang', 'ko');
  dropDraftsOfOthers({ personId: 'person-2' });
  expect(readDraft({ personId: 'person-2', place: '7' })).toEqual(draft);
  expect([readDraft(mine), localStorage.getItem('lang')]).toEqual([undefined, 'ko']);
});
