import type { Page } from '../../kernel/page.ts';

/** The page of what came lately. */
export const newsAddress = '/console/news';

/** The console's start, its news and the description of its calls; the other sections are pages of their capabilities. */
export const consolePages: readonly Page[] = [
  { path: '/console', entry: 'app' },
  { path: newsAddress, entry: 'app' },
  { path: '/console/api', entry: 'app' },
];
