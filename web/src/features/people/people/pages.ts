import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/employees',
    area: 'console',
    page: async () => (await import('./pages/employees.tsx')).EmployeesPage,
  },
];
