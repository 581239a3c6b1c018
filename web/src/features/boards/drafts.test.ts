import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, takeDraft } from './drafts.ts';

const draft = { postTitle: '속마음', headWord: '', postContent: '<p>의자가 딱딱합니다.</p>' };
const mine = { personId: 'person-1', place: '1005' };

function newStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', newStorage()));
afterEach(() => vi.unstubAllGlobals());

test('BRD-03 PRD-03 a text that was begun is its writer’s alone, and gone when it was sent', () => {
  keepDraft(mine, draft);
  expect(takeDraft(mine)).toEqual(draft);
  expect(takeDraft({ ...mine, personId: 'person-2' })).toBeUndefined();
  expect(takeDraft({ ...mine, place: '1006' })).toBeUndefined();
  dropDraft(mine);
  expect(takeDraft(mine)).toBeUndefined();
});
