import type { MouseEvent } from 'react';

/** Follows a link within the page and leaves the address alone: behind its '#' stands what was searched for. */
export function goToPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
  const place = document.getElementById(currentTarget.hash.slice(1));
  if (!place || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  place.scrollIntoView();
  // What cannot be focused is where the keyboard goes on from all the same.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
