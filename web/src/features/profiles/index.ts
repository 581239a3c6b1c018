import { ownConsentsAddress, ownSecurityAddress } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../kernel/feature.ts';

export const needs = ['consents', 'countries', 'security-questions', 'sessions', 'two-factor'];

const page = { area: 'portal', texts: 'account' } as const;

export const appPages: readonly AppPage[] = [
  { ...page, path: '/portalapp/account', page: async () => (await import('./pages/profile.tsx')).ProfilePage },
  {
    ...page,
    texts: ['account', 'two-factor'],
    path: ownSecurityAddress,
    page: async () => (await import('./pages/security.tsx')).SecurityPage,
  },
  {
    ...page,
    path: ownConsentsAddress,
    page: async () => (await import('./pages/consents.tsx')).ConsentsPage,
  },
  { ...page, path: '/portalapp/account/data', page: async () => (await import('./pages/data.tsx')).DataPage },
];
