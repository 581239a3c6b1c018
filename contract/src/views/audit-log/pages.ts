import type { Page } from '../../kernel/page.ts';

export const recordPages: readonly Page[] = [
  { path: '/console/records', entry: 'app' },
  { path: '/console/records/reviews', entry: 'app' },
  { path: '/operator/records', entry: 'app' },
];
