import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/emblems',
    area: 'console',
    page: async () => (await import('./pages/emblems.tsx')).EmblemsPage,
  },
];
