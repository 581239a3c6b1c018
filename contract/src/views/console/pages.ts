import type { Page } from '../../kernel/page.ts';

/** The console's start and the description of its calls; the other sections are pages of their capabilities. */
export const consolePages: readonly Page[] = [
  { path: '/console', entry: 'app' },
  { path: '/console/api', entry: 'app' },
];
