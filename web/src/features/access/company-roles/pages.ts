import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/company-roles',
    area: 'console',
    page: async () => (await import('./pages/company-roles.tsx')).CompanyRolesPage,
  },
];
