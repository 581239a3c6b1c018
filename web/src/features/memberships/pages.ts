import { handoverAddress, rolesAddress } from '@madang/contract/memberships/rules.ts';
import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: rolesAddress,
    area: 'console',
    page: async () => (await import('./pages/administrators.tsx')).AdministratorsPage,
  },
  {
    path: handoverAddress,
    area: 'portal',
    texts: [() => import('./page-texts.ts')],
    page: async () => (await import('./pages/handover.tsx')).HandoverPage,
  },
];
