import { expect, test } from 'vitest';
import { CallError } from '../../../kernel/call-error.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { adminFailureText, greetedName, turnedAway } from './arrival.ts';

test('WIZ-01 the greeting has the Korean name in a Korean browser, the English one in others, and the Korean one if there is no other', () => {
  const both = { fullName: '한빛나', englishName: 'Bitna Han' };
  expect(['ko', 'ko-KR'].map((language) => greetedName(both, language))).toEqual(['한빛나', '한빛나']);
  expect(['en-US', 'zh-CN', 'ja', 'zh-TW', 'vi', 'fr'].map((language) => greetedName(both, language))).toEqual(
    Array<string>(6).fill('Bitna Han'),
  );
  expect(greetedName({ ...both, englishName: '' }, 'en')).toBe('한빛나');
});

test('WIZ-18 WIZ-19 WIZ-23 a set-up that has ended, is taken or is open in another browser is left; a new one and one of this browser are shown', () => {
  expect((['new', 'here', 'elsewhere', 'otherBrowser', 'over', 'closed'] as const).map(turnedAway)).toEqual([
    undefined,
    undefined,
    'taken',
    'otherBrowser',
    'over',
    'closed',
  ]);
});

test('WIZ-21 a failure without a text of its own shows CO401, and every other its own', () => {
  const own = { status: 500, errorCode: 'XX500', errorMessage: 'A problem occurred.' };
  // In the words of whatever catalogues another test of this thread has loaded.
  expect(adminFailureText(new Error('anything'))).toBe(errorText({ code: 'CO401' }));
  expect(adminFailureText(new CallError(own))).toBe('A problem occurred.');
  expect(adminFailureText(new CallError({ status: 403, errorCode: 'CO403' }))).toBe(errorText({ code: 'CO403' }));
});
