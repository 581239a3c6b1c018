import { describe, expect, test } from 'vitest';
import { timeZone } from './time-zone.ts';
import { fieldIssues } from '../rules.ts';

const schema = timeZone('MB_M_TIME_ZONE');

function codeOf(value: string): string | undefined {
  const { error } = schema.safeParse(value);
  return error && fieldIssues(error)[0]?.code;
}

describe('LIM-07 a time zone', () => {
  test.each([
    'Asia/Seoul',
    'UTC',
    'Etc/GMT+9',
    'America/Argentina/ComodRivadavia',
    'Asia/Kolkata',
    'asia/seoul',
    ' Asia/Seoul ',
  ])('API-07 %j is in the list', (name) => expect(codeOf(name)).toBeUndefined());

  test.each(['', 'Asia/Nowhere', '+09:00', 'GMT+9', 'SystemV/PST8', 'Asia/Seoul/', 'Asia', '\u212asia/Seoul'])(
    'API-07 %j is not',
    (name) => expect(codeOf(name)).toBe('MB_M_TIME_ZONE'),
  );

  test('API-07 a name of more than 64 letters is refused by length alone', () => {
    expect(codeOf('a'.repeat(64))).toBe('MB_M_TIME_ZONE');
    expect(codeOf('a'.repeat(65))).toBe('MB_M_MAX_LENGTH');
    for (const letters of ['a', 'a_', 'A/', '_', '+-']) {
      expect(codeOf(`A${letters.repeat(200_000)}!`)).toBe('MB_M_MAX_LENGTH');
    }
  });
});
