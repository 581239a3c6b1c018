import type { AppPage } from '../../../kernel/feature.ts';

const texts = [() => import('./page-texts.ts')];

export const appPages: readonly AppPage[] = [
  {
    path: '/console/records',
    texts,
    area: 'console',
    page: async () => (await import('./pages/records.tsx')).RecordsPage,
  },
  {
    path: '/console/records/reviews',
    area: 'console',
    page: async () => (await import('./pages/reviews.tsx')).ReviewsPage,
  },
  {
    path: '/operator/records',
    texts,
    area: 'operator',
    page: async () => (await import('./pages/platform-records.tsx')).PlatformRecordsPage,
  },
];
