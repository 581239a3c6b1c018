import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const roles = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, role, light, dark]) => [role ?? '', { light: light ?? '', dark: dark ?? '' }] as const,
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, scheme: 'light' | 'dark'): number {
  const [high = 0, low = 0] = [text, ground]
    .map((role) => {
      const colour = roles.get(role);
      if (!colour) throw new Error(`tokens.css has no colour role ${role}`);
      return luminance(colour[scheme]);
    })
    .toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const tones = ['danger', 'warning', 'success', 'info'];
const textPairs = [
  ...grounds.flatMap((ground) => ['ink', 'ink-soft', 'accent-ink', ...tones].map((text) => [text, ground])),
  ...tones.flatMap((tone) => [tone, 'ink'].map((text) => [text, `${tone}-soft`])),
  ...['accent-ink', 'ink', 'ink-soft'].map((text) => [text, 'accent-soft']),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['paper', 'ink'],
] as [string, string][];

test.each(textPairs)('ACS-01 %s on %s is readable in both schemes', (text, ground) => {
  expect(contrast(text, ground, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, ground, 'dark')).toBeGreaterThanOrEqual(4.5);
});

test.each(['celadon', 'indigo', 'persimmon', 'gardenia', 'plum', 'stone'])(
  'ACS-01 letters on the dye %s are readable in both schemes',
  (dye) => {
    expect(contrast(`dye-${dye}-ink`, `dye-${dye}`, 'light')).toBeGreaterThanOrEqual(5);
    expect(contrast(`dye-${dye}-ink`, `dye-${dye}`, 'dark')).toBeGreaterThanOrEqual(5);
  },
);

test.each(grounds)('ACS-01 edges and the focus ring stand out from %s', (ground) => {
  for (const mark of ['edge', 'accent']) {
    expect(contrast(mark, ground, 'light')).toBeGreaterThanOrEqual(3);
    expect(contrast(mark, ground, 'dark')).toBeGreaterThanOrEqual(3);
  }
});
