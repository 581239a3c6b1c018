import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/boards',
    area: 'console',
    page: async () => (await import('./pages/manage-boards.tsx')).ManageBoardsPage,
  },
];
