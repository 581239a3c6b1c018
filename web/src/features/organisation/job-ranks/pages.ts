import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/job-ranks',
    area: 'console',
    page: async () => (await import('./pages/job-ranks.tsx')).JobRanksPage,
  },
];
