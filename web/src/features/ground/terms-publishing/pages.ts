import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/operator/terms',
    area: 'operator',
    page: async () => (await import('./pages/editions.tsx')).EditionsPage,
    texts: [() => import('./page-texts.ts')],
  },
];
