import { expect, test } from 'vitest';
import { anniversaryInput, anniversarySubject } from './workplace/anniversaries/rules.ts';
import { commentText, headWord, postTitle } from './workplace/boards/post-rules.ts';
import { boardName } from './workplace/boards/rules.ts';
import { companyName, englishCompanyName } from './ground/companies/rules.ts';
import { setUpName } from './ground/companies/set-up-names.ts';
import { departmentName } from './organisation/departments/rules.ts';
import { newEmployee } from './people/people/rules.ts';
import { passkeyName } from './access/mfa/rules.ts';
import { note as invitationNote } from './joining/invitations/rules.ts';
import { jobListName, jobRankName } from './organisation/job-ranks/rules.ts';
import { linkInput } from './workplace/quick-links/rules.ts';
import { menuTitle } from './workplace/menus/rules.ts';
import { personName } from './kernel/names/person-name.ts';
import { withoutEdges } from './kernel/fields/typed-text.ts';
import { fieldIssues, hasVisible } from './kernel/rules.ts';
import { benefit, note as promotionNote } from './ground/promotions/fields.ts';
import { platformProperties } from './ground/properties/platform.ts';

/** Invisible characters, each tested alone: zero-width, soft hyphen, the Hangul fillers, braille's blank, tags, selectors. */
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

test.each(unseen)('LIM-01 LIM-03 RNK-01 a name or title of only %j is refused', (character) => {
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
});

const shownTexts = Object.entries({
  companyName,
  englishCompanyName,
  departmentName,
  jobRankName,
  jobListName,
  boardName,
  menuTitle,
  linkTitle: linkInput.def.shape.koreanTitle,
  anniversarySubject,
  passkeyName,
  postTitle,
  headWord,
  displayName: newEmployee.def.shape.displayName,
  invitationNote,
  promotionNote,
  benefit,
  contactCentre: platformProperties.contactCentre.schema,
});

/** Marks that turn the direction of a line, beside those that are not seen at all. */
const turning = ['\u200e', '\u200f', '\u061c', '\u202e', '\u2066'];

test.each(shownTexts)(
  'LIM-03 LIM-01 %s rejects invisible letters and those that change the text direction',
  (_which, schema) => {
    for (const character of [...unseen, ...turning]) {
      const outcomeOf = (value: string) => {
        const { error, data } = schema.safeParse(value);
        return error ? fieldIssues(error)[0]?.code : data;
      };
      expect(outcomeOf(`회사${character}이름`), JSON.stringify(character)).toBe('MB_M_UNSEEN');
      // POR-12: marks that copying brings are cleaned off the ends.
      const cleaned = withoutEdges(`회사${character}`) === '회사' ? '회사' : 'MB_M_UNSEEN';
      for (const value of [`회사${character}`, `${character}회사`])
        expect(outcomeOf(value), JSON.stringify(value)).toBe(cleaned);
    }
    expect(schema.parse('회사이름')).toBe('회사이름');
  },
);

test('LIM-03 emoji keep their joiners', () => {
  for (const name of ['👩‍💻팀', '❤️', '⭐️', '1️⃣팀', '👍🏽', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}']) {
    expect(boardName.parse(name)).toBe(name);
  }
  expect(boardName.parse('⭐\u200d')).toBe('⭐');
  expect(['⭐\u200d팀', '팀\ufe0f', '⭐\ufe0f\ufe0f'].filter((name) => boardName.safeParse(name).success)).toEqual([]);
});

test('LIM-03 a text with anything visible is accepted, in every script', () => {
  const shown = ['가', 'ㅋ', 'x', '7', '한빛 상사', '營業部', 'ĐỘI', '👩‍💻', '·', '️1', 'e\u0301'];
  expect(shown.filter((text) => !hasVisible(text))).toEqual([]);
});
