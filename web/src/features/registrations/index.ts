import type { PublicPage } from '../../kernel/feature.ts';

export const needs = ['recoveries', 'signup'];

/** Code and contact are said in the words of the recovery, the rest in our own. */
const texts = ['recoveries', 'registrations'] as const;

export const publicPages: readonly PublicPage[] = [
  {
    path: '/userapp/register/account',
    page: async () => (await import('./pages/account.tsx')).AccountPage,
    texts,
  },
  {
    path: '/userapp/register/instant',
    page: async () => (await import('./pages/instant.tsx')).InstantPage,
    texts,
  },
];
