/** Storage key of the reader's scroll positions in this tab, by address: kept for the way back and for a reload. */
const key = 'madang.scrolled';
/** An older one is forgotten. */
const keptPlaces = 50;
/** Content that comes later than this comes to a reader who has begun to look around. */
const patienceMs = 3000;

const places = new Map<string, number>();
let standing = '';
let isBack = false;

/** Called once: from then on a step through the history moves nothing before its page is drawn. */
export function beginScrolling(): void {
  for (const [address, top] of read()) places.set(address, top);
  standing = location.href;
  isBack = isComeBack();
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    isBack = true;
    keepScroll();
  });
  addEventListener('pagehide', () => {
    keepScroll();
    try {
      sessionStorage.setItem(key, JSON.stringify([...places].slice(-keptPlaces)));
    } catch {
      // Where nothing can be kept, a reload begins at the top.
    }
  });
}

/** Keeps the scroll position of the page before a step. */
export function keepScroll(): void {
  places.delete(standing);
  places.set(standing, scrollY);
  standing = location.href;
}

/** A page is drawn: it begins at its top, or where it was left. */
export function scrollOnArrival(): void {
  const kept = isBack ? places.get(location.href) : undefined;
  isBack = false;
  standing = location.href;
  if (kept === undefined) scrollToBeginning();
  else scrollBack(kept);
}

/** The top, or what the address names. */
export function scrollToBeginning(): void {
  const named = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}

/** Scrolls back once loaded content makes the page as long as it was; the reader's own move ends the waiting. */
function scrollBack(top: number): void {
  const growth = new ResizeObserver(move);
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const end = () => {
    growth.disconnect();
    clearTimeout(patience);
    for (const name of moves) removeEventListener(name, end);
  };
  const patience = setTimeout(end, patienceMs);
  for (const name of moves) addEventListener(name, end, { passive: true });
  growth.observe(document.body);
  move();

  function move() {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) end();
  }
}

function isComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type);
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
