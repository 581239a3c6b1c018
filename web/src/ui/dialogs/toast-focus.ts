import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { toastRegion } from './lift-toasts.ts';

/**
 * Returns the focus after a toast's button: to its former place, else to the open heading. Call `onPress` before the
 * toast closes.
 */
export function useFocusAfterToast(shown: readonly unknown[]) {
  const before = useRef<Element>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // What is gone, hidden or under a layer takes no focus.
    for (const place of [before.current, headingOnTop()]) {
      if (document.activeElement !== document.body) return;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
  }, [shown]);
  return {
    onFocus: ({ relatedTarget }: FocusEvent<Element, Element>) => {
      if (!toastRegion()?.contains(relatedTarget)) before.current = relatedTarget;
    },
    onPress: () => {
      isPressed.current = true;
    },
  };
}

/** The page's own, or that of the layer over it, beside which nothing can be reached. */
function headingOnTop(): Element | null {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return top.querySelector('h1[tabindex], h2[tabindex]') ?? top.querySelector('main');
}
