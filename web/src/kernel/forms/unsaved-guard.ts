import { useEffect } from 'react';
import { onStep } from '../navigation/address.ts';
import { announceAddress } from '../search-param.ts';
import { discardUnsaved } from './discard-unsaved.ts';
import { hasUnsaved } from './has-unsaved.ts';
import { stepBack } from './step-back.ts';

/** Parameters that change only the list beside a form, or the form's own display; the form stays open. */
const ofTheList = new Set(['q', 'keyword', 'state', 'code', 'rank', 'title', 'page', 'sort', 'order', 'language']);

/** Returns an address without the list's own parameters, for comparison. */
function placeOf(href: string): string {
  const { pathname, searchParams } = new URL(href, location.href);
  for (const name of ofTheList) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/**
 * Asks before unsaved values are lost: by links, commands, panels, Back, and leaving the product, with the browser's
 * own question.
 */
export function useUnsavedGuard(ask: () => Promise<boolean>): void {
  useEffect(() => guardHistory(ask), [ask]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, []);
}

async function mayLeave(ask: () => Promise<boolean>): Promise<boolean> {
  const may = await ask();
  if (may) discardUnsaved();
  return may;
}

/** Returns true if a step to an address removes the form. */
function isLeaving(href: string): boolean {
  return hasUnsaved() && placeOf(href) !== placeOf(location.href);
}

/**
 * Guards the history while a section is open: steps wait for consent; a step back is reverted first and repeated after
 * it.
 */
function guardHistory(ask: () => Promise<boolean>): () => void {
  const { pushState, replaceState } = history;
  const guarded = (step: History['pushState']): History['pushState'] =>
    function take(...[state, unused, href]) {
      if (href === undefined || href === null || !isLeaving(String(href)))
        return step.call(history, state, unused, href);
      void mayLeave(ask).then((may) => {
        if (!may) return;
        step.call(history, state, unused, href);
        announceAddress();
      });
    };
  history.pushState = guarded(pushState);
  history.replaceState = guarded(replaceState);
  let standing = { href: location.href, state: history.state as unknown };
  const remember = () => {
    standing = { href: location.href, state: history.state as unknown };
  };
  stepBack.heard = (event) => {
    if (!isLeaving(standing.href)) return remember();
    event.stopImmediatePropagation();
    pushState.call(history, standing.state, '', standing.href);
    void mayLeave(ask).then((may) => may && history.back());
  };
  const forget = onStep(remember);
  return () => {
    history.pushState = pushState;
    history.replaceState = replaceState;
    stepBack.heard = undefined;
    forget();
  };
}
