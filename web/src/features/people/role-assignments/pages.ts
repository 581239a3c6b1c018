import {
  ownershipTransferAddress,
  rightsAddress,
  rolesAddress,
} from '@madang/contract/people/role-assignments/rules.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: rolesAddress,
    area: 'console',
    page: async () => (await import('./pages/administrators.tsx')).AdministratorsPage,
  },
  {
    path: rightsAddress,
    area: 'console',
    page: async () => (await import('./pages/role-permissions.tsx')).RolePermissionsPage,
  },
  {
    path: ownershipTransferAddress,
    area: 'portal',
    texts: [() => import('./page-texts.ts')],
    page: async () => (await import('./pages/ownership-transfer.tsx')).OwnershipTransferPage,
  },
];
