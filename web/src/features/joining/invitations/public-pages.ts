import type { PublicPage } from '../../../kernel/feature.ts';

const texts = [() => import('../signup/page-texts.ts'), () => import('./page-texts.ts')];

export const publicPages: readonly PublicPage[] = [
  { path: '/userapp/accountjoin/{link}', page: async () => (await import('./pages/landing.tsx')).LandingPage, texts },
  {
    path: '/userapp/register/invitation',
    page: async () => (await import('./pages/register.tsx')).RegisterPage,
    texts,
  },
];
