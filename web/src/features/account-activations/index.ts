import type { PublicPage } from '../../kernel/feature.ts';

export const needs = ['consents', 'recoveries', 'signup'];

/** Code and contact are said in the words of the recovery, a deletion in those of the re-consent, the rest in our own. */
const texts = ['consents', 'recoveries', 'account-activations'] as const;

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
