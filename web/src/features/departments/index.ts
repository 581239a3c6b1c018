import type { AppPage } from '../../kernel/feature.ts';

export const needs = ['set-up-steps'];

export const appPages: readonly AppPage[] = [
  {
    path: '/console/departments',
    area: 'console',
    page: async () => (await import('./pages/departments.tsx')).DepartmentsPage,
  },
];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
