import type { Page } from '../../kernel/page.ts';

/** The set-up takes its token from the address's fragment, which no server and no log sees. */
export const operatorPages: readonly Page[] = [
  { path: '/operator/setup', entry: 'public' },
  { path: '/operator', entry: 'app' },
  { path: '/operator/system', entry: 'app' },
  { path: '/operator/settings', entry: 'app' },
  { path: '/operator/promotions', entry: 'app' },
  { path: '/operator/terms', entry: 'app' },
  { path: '/operator/opencodes', entry: 'app' },
];
