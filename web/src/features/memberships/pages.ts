import { rolesAddress } from '@madang/contract/memberships/rules.ts';
import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: rolesAddress,
    area: 'console',
    page: async () => (await import('./pages/administrators.tsx')).AdministratorsPage,
  },
];
