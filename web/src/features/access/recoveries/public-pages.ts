import type { PublicPage } from '../../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  {
    path: '/loginapp/password/forgot',
    texts: [() => import('../identity-steps/page-texts.ts'), () => import('./page-texts.ts')],
    page: async () => (await import('./pages/forgot-password.tsx')).ForgotPasswordPage,
  },
];
