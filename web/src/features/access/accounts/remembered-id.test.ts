import { beforeEach, expect, test, vi } from 'vitest';
import { clearPerson } from '../../../kernel/pages/kept-keys.ts';
import { rememberedId, rememberId } from './remembered-id.ts';

/** A browser's storage, whose keys are its own properties. */
function newStorage(): Storage {
  const kept: Record<string, string> = {};
  const own = (name: string, value: unknown) => Object.defineProperty(kept, name, { value, enumerable: false });
  own('getItem', (key: string) => kept[key] ?? null);
  own('setItem', (key: string, value: string) => (kept[key] = value));
  own('removeItem', (key: string) => delete kept[key]);
  own('clear', () => Object.keys(kept).forEach((key) => delete kept[key]));
  return kept as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', newStorage());
  vi.stubGlobal('sessionStorage', newStorage());
});

test('ACC-01 an ID is remembered until it is cleared; a sign-out keeps it, with the company', () => {
  expect(rememberedId()).toBe('');
  rememberId('saebom@madang.example');
  localStorage.setItem('company', 'key');
  localStorage.setItem('draft', 'text');
  sessionStorage.setItem('draft', 'text');
  clearPerson();
  expect(rememberedId()).toBe('saebom@madang.example');
  expect(Object.keys(localStorage).toSorted()).toEqual(['company', 'loginId']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  rememberId('');
  expect(rememberedId()).toBe('');
});

test('ACC-01 a browser without storage remembers no ID, and no page fails', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberId('saebom@madang.example');
  clearPerson();
  expect(rememberedId()).toBe('');
});
