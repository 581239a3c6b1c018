import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/ending',
    area: 'console',
    page: async () => (await import('./pages/company-closure.tsx')).EndingPage,
  },
];
