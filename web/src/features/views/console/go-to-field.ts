import { holdsText } from '@madang/contract/kernel/search/search-text.ts';

/** Names of fields and of groups of settings on a page. */
const named = 'main label, main legend, main h2, main h3, main dt, main button';
/** A page that takes longer keeps its beginning. */
const patienceMs = 4_000;
/** The page's own focus comes when it is drawn. */
const restMs = 150;

/** POR-08: brings the field in sight that a word is the name of, once its page is drawn; the reader's own move ends the waiting. */
export function goToField(word: string): void {
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
      const found = [...document.querySelectorAll<HTMLElement>(named)].find(({ textContent }) =>
        holdsText(textContent, word),
      );
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

function show(found: HTMLElement): void {
  const field = found instanceof HTMLLabelElement ? found.control : null;
  const target = field ?? found;
  target.scrollIntoView({ block: 'center' });
  // What cannot be focused is where the keyboard goes on from all the same.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
