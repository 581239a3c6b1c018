import type { Page } from '../../kernel/page.ts';

/** The viewers of the privacy policy, under both of its addresses, and of the terms of use. */
export const termsPages: readonly Page[] = [
  { path: '/userapp/privacypolicy', entry: 'public' },
  { path: '/userapp/privacy_policy', entry: 'public' },
  { path: '/userapp/use-terms', entry: 'public' },
];
