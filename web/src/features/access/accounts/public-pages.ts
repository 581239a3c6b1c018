import { besidePicture } from '../../ground/front/index.ts';
import type { PublicPage } from '../../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  {
    path: '/loginapp',
    showsCompany: true,
    texts: [() => import('../../ground/front/page-texts.ts')],
    page: async () => (await import('./pages/sign-in.tsx')).SignInPage,
    beside: besidePicture.logIn,
  },
  {
    path: '/loginapp/password/change',
    page: async () => (await import('./pages/change-password.tsx')).ChangePasswordPage,
  },
  { path: '/userapp/confirm', page: async () => (await import('./pages/confirm-address.tsx')).ConfirmAddressPage },
];
