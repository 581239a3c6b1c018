import type { Page } from '../../kernel/page.ts';

/** The front page, the portal's home, and the addresses around them that the specification leads people to. */
export const portalPages: readonly Page[] = [
  { path: '/', entry: 'public' },
  { path: '/portalapp/home', entry: 'app' },
  { path: '/supportapp/download', entry: 'public' },
  { path: '/userapp/error', entry: 'public' },
];
