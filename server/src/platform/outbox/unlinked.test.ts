import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

test('a name in a message reads as before, and contains nothing that programs link as an address', () => {
  const shown = unlinked('Evil.example/unlock:now@here');
  expect(shown.replaceAll('\u2060', '')).toBe('Evil.example/unlock:now@here');
  expect(shown).not.toMatch(/\w[.:/@]\w/);
  expect(unlinked('한빛상사')).toBe('한빛상사');
});
