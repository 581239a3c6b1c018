import { describe, expect, test } from 'vitest';
import { belongsToComposition, formKeys } from './composition.ts';

/** A key as a browser reports it, within React's event. */
function press(key: string, isComposing: boolean, keyCode: number) {
  const event = { key, nativeEvent: { isComposing, keyCode } as KeyboardEvent, prevented: false };
  return { ...event, preventDefault: () => void (event.prevented = true), wasPrevented: () => event.prevented };
}

const enter = 13;
const orders = {
  // keydown, compositionend: the key that ends the word is reported within it.
  'Chrome and Firefox': [press('ㅎ', true, 229), press('Enter', true, 229)],
  // compositionend, keydown: the word has ended, and the code alone is left.
  Safari: [press('ㅎ', true, 229), press('Enter', false, 229)],
  // Some input methods report the code that the key has without them.
  'an input method with codes of its own': [press('ㅎ', true, 72), press('Enter', true, enter)],
};

describe('ACS-05 keys during a composition', () => {
  test.each(Object.entries(orders))('have no other meaning in the order of %s', (_, presses) => {
    expect(presses.map(belongsToComposition)).toEqual([true, true]);
    expect(presses.map(({ nativeEvent }) => belongsToComposition(nativeEvent))).toEqual([true, true]);
  });

  test.each(Object.values(orders))('do not submit the form by the Enter that ends it', (_, last) => {
    formKeys.onKeyDown(last as unknown as Parameters<typeof formKeys.onKeyDown>[0]);
    expect(last.wasPrevented()).toBe(true);
  });

  test('end with it: the next Enter submits', () => {
    const next = press('Enter', false, enter);
    expect(belongsToComposition(next)).toBe(false);
    formKeys.onKeyDown(next as unknown as Parameters<typeof formKeys.onKeyDown>[0]);
    expect(next.wasPrevented()).toBe(false);
  });
});
