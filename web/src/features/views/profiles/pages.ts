import { ownConsentsAddress, ownSecurityAddress } from '@madang/contract/kernel/addresses.ts';
import { ownRightsAddress } from '@madang/contract/access/right-requests/rules.ts';
import type { AppPage } from '../../../kernel/feature.ts';

const texts = [() => import('./page-texts.ts')];
const page = { area: 'portal', texts } as const;

export const appPages: readonly AppPage[] = [
  { ...page, path: '/portalapp/account', page: async () => (await import('./pages/profile.tsx')).ProfilePage },
  {
    ...page,
    texts: [...texts, () => import('../../access/mfa/page-texts.ts')],
    path: ownSecurityAddress,
    page: async () => (await import('./pages/security.tsx')).SecurityPage,
  },
  {
    ...page,
    path: ownConsentsAddress,
    page: async () => (await import('./pages/consents.tsx')).ConsentsPage,
  },
  {
    ...page,
    texts: [...texts, () => import('../../access/right-requests/page-texts.ts')],
    path: ownRightsAddress,
    page: async () => (await import('./pages/rights.tsx')).RightsPage,
  },
  {
    ...page,
    path: '/portalapp/account/accesses',
    page: async () => (await import('./pages/accesses.tsx')).AccessesPage,
  },
  { ...page, path: '/portalapp/account/data', page: async () => (await import('./pages/data.tsx')).DataPage },
];
