import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSignUpResult } from '../../access/accounts/index.ts';
import { keepResult, keptResult } from './kept-result.ts';

const result = { service: 'PT', loginId: 'bom@madang.example', companyName: '한빛상사', isUnconfirmed: false } as const;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('SGN-10 a result is kept for its own service, without a name, until the next sign-in', () => {
  keepResult({ ...result, surname: '한', givenName: '새봄' });
  expect([keptResult('PT'), keptResult('MS')]).toEqual([result, undefined]);
  clearSignUpResult();
  expect(keptResult('PT')).toBe('served');
  expect([...kept.values()].join('')).not.toMatch(/bom|한빛/);
  keepResult(result);
  expect(keptResult('PT')).toEqual(result);
});

test('SGN-11 a user who signs in without a sign-up has no result', () => {
  clearSignUpResult();
  expect([keptResult('PT'), kept.size]).toEqual([undefined, 0]);
});
