import type { AppPage, PublicPage } from '../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  { path: '/loginapp', page: async () => (await import('./pages/log-in.tsx')).LogInPage },
  {
    path: '/loginapp/password/change',
    page: async () => (await import('./pages/change-password.tsx')).ChangePasswordPage,
  },
  { path: '/userapp/confirm', page: async () => (await import('./pages/confirm-address.tsx')).ConfirmAddressPage },
];

export const appPages: readonly AppPage[] = [
  { path: '/portalapp/account', area: 'portal', page: async () => (await import('./pages/account.tsx')).AccountPage },
];
