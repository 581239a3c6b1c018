import { comparableText, holdsText } from '@madang/contract/kernel/search/search-text.ts';

/** Names of fields and of groups of settings on a page. */
const named = 'main label, main legend, main h2, main h3, main dt, main button';
/** A page that takes longer keeps its beginning. */
const patienceMs = 4_000;
/** The page's own focus comes when it is drawn. */
const restMs = 150;

/**
 * POR-08: brings the field of the first name that the page has in sight, once it is drawn; the reader's own move ends the
 * waiting.
 */
export function goToField(names: readonly string[]): void {
  const ending = new AbortController();
  const end = () => {
    watch.disconnect();
    clearTimeout(rest);
    ending.abort();
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      const found = find(names);
      if (!found) return;
      end();
      show(found);
    }, restMs);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, end, { signal: ending.signal, passive: true });
  setTimeout(end, patienceMs);
  look();
}

/** The element that a name is the whole text of, or else part of. */
function find(names: readonly string[]): HTMLElement | undefined {
  const there = [...document.querySelectorAll<HTMLElement>(named)];
  for (const name of names) {
    const whole = there.find(({ textContent }) => comparableText(textContent) === comparableText(name));
    const found = whole ?? there.find(({ textContent }) => holdsText(textContent, name));
    if (found) return found;
  }
  return undefined;
}

/** The control that a name labels: of a group of choices the chosen one. */
function controlOf(found: HTMLElement): HTMLElement | null {
  if (found instanceof HTMLLabelElement) return found.control;
  const group = found.closest('fieldset');
  if (!(found instanceof HTMLLegendElement) || !group) return null;
  return group.querySelector<HTMLElement>('input:checked:enabled') ?? group.querySelector<HTMLElement>('input:enabled');
}

function show(found: HTMLElement): void {
  const target = controlOf(found) ?? found;
  target.scrollIntoView({ block: 'center' });
  // What cannot be focused is where the keyboard goes on from all the same.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
