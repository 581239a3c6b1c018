import type { PublicPage } from '../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  { path: '/loginapp', showsCompany: true, page: async () => (await import('./pages/log-in.tsx')).LogInPage },
  {
    path: '/loginapp/password/change',
    page: async () => (await import('./pages/change-password.tsx')).ChangePasswordPage,
  },
  { path: '/userapp/confirm', page: async () => (await import('./pages/confirm-address.tsx')).ConfirmAddressPage },
];
