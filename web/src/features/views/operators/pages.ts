import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/operator',
    area: 'operator',
    page: async () => (await import('./pages/overview.tsx')).OverviewPage,
  },
  {
    path: '/operator/system',
    area: 'operator',
    page: async () => (await import('./pages/system.tsx')).SystemPage,
  },
];
