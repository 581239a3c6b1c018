import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** A key's own event, or React's around it. */
type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | { readonly nativeEvent: KeyboardEvent };

/** The code of a key that the input method took for itself. */
const takenKey = 229;

/**
 * Returns true if a key belongs to an input method's composition (ACS-05). In Safari only the key code shows it for
 * Enter.
 */
export function belongsToComposition(press: KeyPress): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in press ? press.nativeEvent : press;
  return isComposing || keyCode === takenKey;
}

/** Goes on every `<form>`: Enter that ends a word must not send it. */
export const formKeys = {
  onKeyDown: (event: ReactKeyboardEvent) => {
    if (event.key === 'Enter' && belongsToComposition(event)) event.preventDefault();
  },
};
