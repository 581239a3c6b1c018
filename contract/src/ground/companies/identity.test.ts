import { expect, test } from 'vitest';
import { contrast, dyes, inkOn, isReadable, minContrast, nearestReadable } from './colors.ts';
import { colorPair, mailColors } from './dye-values.ts';
import { identityInput } from './identity.ts';
import { initialsOf } from './initials.ts';

/** Every 17th value of each channel: 4,096 colours. */
const hexes = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'));
const colors = hexes.flatMap((red) => hexes.flatMap((green) => hexes.map((blue) => `#${red}${green}${blue}`)));

test('contrast is computed by WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#34506e', '#34506e')).toBe(1);
});

test('text on each dye and on each accepted free colour has a contrast of at least 4.5', () => {
  for (const dye of dyes) {
    const { ground, ink } = colorPair(dye);
    expect(contrast(ground, ink), dye).toBeGreaterThanOrEqual(minContrast);
    for (const pair of Object.values(mailColors(dye))) {
      expect(contrast(pair.ground, pair.ink), dye).toBeGreaterThanOrEqual(minContrast);
    }
  }
  const admitted = colors.filter((color) => identityInput.safeParse({ color }).success);
  for (const color of admitted) {
    const { ground, ink } = colorPair(color);
    expect(contrast(ground, ink), color).toBeGreaterThanOrEqual(minContrast);
  }
  expect(admitted.length).toBeGreaterThan(colors.length / 2);
  expect(admitted.length).toBeLessThan(colors.length);
});

test('a refused colour has a suggestion: the nearest accepted tone', () => {
  const refused = colors.filter((color) => !isReadable(color));
  expect(refused.length).toBeGreaterThan(100);
  for (const color of refused) {
    const answer = identityInput.safeParse({ color });
    const [issue] = answer.error?.issues ?? [];
    const { code, params } = (issue as unknown as { params: { code: string; params: { 0: string } } }).params;
    expect(code).toBe('COLOR_CONTRAST');
    expect(params[0]).toBe(nearestReadable(color));
    expect(identityInput.safeParse({ color: params[0] }).success, color).toBe(true);
    expect(contrast(color, params[0]), color).toBeLessThan(1.3);
  }
});

test('the ink on a colour is the more readable one', () => {
  expect([inkOn('#202020'), inkOn('#f0f0f0')]).toEqual(['#ffffff', '#26231d']);
});

test.each(['red', '#12345', '#1234567', 'url(x)', '#12345g', ''])('a colour written as "%s" is refused', (color) => {
  expect(identityInput.safeParse({ color }).success).toBe(false);
});

test('a colour in capitals equals the same colour in small letters', () => {
  expect(identityInput.parse({ color: '#34506E' }).color).toBe('#34506e');
});

test.each([
  ['한빛상사', '한빛'],
  ['(주)한빛상사', '한빛'],
  ['주식회사 한빛', '한빛'],
  ['㈜한빛', '한빛'],
  ['(유)한빛', '한빛'],
  ['㈱サクラ', 'サク'],
  ['株式会社サクラ', 'サク'],
  ['北京光明有限公司', '北京'],
  ['Hanbit Trading', 'HT'],
  ['Hanbit Trading Co., Ltd.', 'HT'],
  ['hanbit', 'H'],
  ['Công ty TNHH Ánh Sáng', 'ÁS'],
  ['7-Star', '7S'],
  ['👩‍💻', '👩‍💻'],
  ['주식회사', '주식'],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
