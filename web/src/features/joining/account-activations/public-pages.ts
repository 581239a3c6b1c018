import type { PublicPage } from '../../../kernel/feature.ts';

/** Code and contact are said in the words of their steps, a deletion in those of the re-consent, forms in the sign-up's, the rest in our own. */
const texts = [
  () => import('../../access/consents/page-texts.ts'),
  () => import('../../access/identity-steps/page-texts.ts'),
  () => import('../signup/page-texts.ts'),
  () => import('./page-texts.ts'),
];

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
