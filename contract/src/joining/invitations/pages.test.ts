import { expect, test } from 'vitest';
import { linkCodeOf } from './pages.ts';

const code = 'a~Z09_-aZ09_-aZ09';

test.each(['', '.', ')', '>', '。', '」', ' ', '\u200b', '%20', '&x=1'])(
  'POR-12 a link copied with %j after it still works',
  (behind) => {
    expect(linkCodeOf(code + behind)).toBe(code);
  },
);

test('POR-12 marks before a code are removed, and an invalid text has no code', () => {
  expect([linkCodeOf(`\u200b ${code}`), linkCodeOf('.')]).toEqual([code, '']);
});
