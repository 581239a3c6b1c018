import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/departments',
    area: 'console',
    page: async () => (await import('./pages/departments.tsx')).DepartmentsPage,
  },
];
