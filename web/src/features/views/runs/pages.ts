import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/runs',
    area: 'console',
    page: async () => (await import('./pages/runs.tsx')).RunsPage,
    texts: [() => import('./page-texts.ts'), () => import('../../ground/run-titles/page-texts.ts')],
  },
];
