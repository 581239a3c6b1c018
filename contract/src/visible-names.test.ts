import { expect, test } from 'vitest';
import { anniversaryInput } from './anniversaries/rules.ts';
import { commentText, postTitle } from './boards/post-rules.ts';
import { boardName } from './boards/rules.ts';
import { companyName, englishCompanyName } from './companies/rules.ts';
import { setUpName } from './companies/set-up-names.ts';
import { passkeyName } from './factors/rules.ts';
import { menuTitle } from './menus/rules.ts';
import { personName } from './kernel/names/person-name.ts';
import { fieldIssues, hasVisible } from './kernel/rules.ts';

/** What nobody sees, each for itself: zero-width, soft hyphen, the Hangul fillers, braille's blank, tags, selectors. */
const unseen = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\uffa0',
  '\u115f',
  '\u1160',
  '\u2800',
  '\u{e0041}',
  '\ufe0f',
];

test.each(unseen)('LIM-01 LIM-03 RNK-01 a name or title of %j alone is none', (character) => {
  const alone = [character, `${character}${character}`, `${character} ${character}`];
  for (const value of alone) {
    for (const schema of [setUpName(), boardName, menuTitle, postTitle, commentText, companyName, passkeyName]) {
      const { error } = schema.safeParse(value);
      expect(error && fieldIssues(error)).toMatchObject([{ code: 'MB_M_REQUIRED' }]);
    }
    const { error } = personName({ missing: 'MB_M_INPUT_SURNAME' }).safeParse(value);
    expect(error && fieldIssues(error)).toMatchObject([{ code: 'MB_M_INPUT_SURNAME' }]);
    expect(englishCompanyName.parse(value)).toBe('');
    expect(anniversaryInput.safeParse({ subject: value, date: '2026-03-02' }).success).toBe(false);
  }
  expect(setUpName().parse(`영업${character}팀`)).toBe(`영업${character}팀`);
});

test('LIM-03 whatever has something to see is a text, in every script', () => {
  const shown = ['가', 'ㅋ', 'x', '7', '한빛 상사', '營業部', 'ĐỘI', '👩‍💻', '·', '️1', 'e\u0301'];
  expect(shown.filter((text) => !hasVisible(text))).toEqual([]);
});
