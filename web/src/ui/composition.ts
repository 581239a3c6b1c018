import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** A key's own event, or React's around it. */
type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | { readonly nativeEvent: KeyboardEvent };

/** The code of a key that the input method took for itself. */
const takenKey = 229;

/**
 * Whether a key belongs to a word that an input method puts together, so that it means nothing else (ACS-05). Safari ends the
 * composition before it reports the Enter that ended it: then the code alone says so.
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
