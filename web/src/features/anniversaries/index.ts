import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/anniversaries',
    area: 'console',
    page: async () => (await import('./pages/anniversaries.tsx')).AnniversariesPage,
  },
];
