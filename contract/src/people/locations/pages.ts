import type { Page } from '../../kernel/page.ts';

export const locationPages: readonly Page[] = [
  { path: '/console/locations', entry: 'app' },
  { path: '/portalapp/places', entry: 'app' },
];
