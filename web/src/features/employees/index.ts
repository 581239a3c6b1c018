import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/employees',
    area: 'console',
    page: async () => (await import('./pages/employees.tsx')).EmployeesPage,
  },
];

/** The choice of a place in the company for another room's form; it comes with that form alone. */
export const loadPlaceFields = () => import('./parts/place-fields.tsx');
