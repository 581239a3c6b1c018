import type { Page } from '../../kernel/page.ts';

/** Sign-in, passwords, and the confirmation of a mail address, whose secret stands in the address's fragment. */
export const accountPages: readonly Page[] = [
  { path: '/loginapp', entry: 'public' },
  { path: '/loginapp/password/change', entry: 'public' },
  { path: '/loginapp/password/forgot', entry: 'public' },
  { path: '/userapp/confirm', entry: 'public' },
];
