import type { PublicPage } from '../../../kernel/feature.ts';

/**
 * Texts for activation: codes and contacts from their steps, deletion from re-consent, forms from sign-up, the rest its
 * own.
 */
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
