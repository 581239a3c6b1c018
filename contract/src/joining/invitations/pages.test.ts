import { expect, test } from 'vitest';
import { linkCodeOf } from './pages.ts';

const code = 'a~Z09_-aZ09_-aZ09';

test.each(['', '.', ')', '>', '。', '」', ' ', '\u200b', '%20', '&x=1'])(
  'POR-12 a link copied with %j behind it leads on',
  (behind) => {
    expect(linkCodeOf(code + behind)).toBe(code);
  },
);

test('POR-12 marks before a code go, and what is no code at all is none', () => {
  expect([linkCodeOf(`\u200b ${code}`), linkCodeOf('.')]).toEqual([code, '']);
});
