import type { AppPage } from '../../kernel/feature.ts';

/** Other capabilities whose parts it uses. */
export const needs = ['boards', 'set-up-steps'];

export const appPages: readonly AppPage[] = [
  {
    path: '/console/boards',
    area: 'console',
    page: async () => (await import('./pages/manage-boards.tsx')).ManageBoardsPage,
  },
];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
