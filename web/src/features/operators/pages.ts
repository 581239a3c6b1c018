import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/operator',
    area: 'operator',
    texts: [() => import('./page-texts.ts')],
    page: async () => (await import('./pages/overview.tsx')).OverviewPage,
  },
];
