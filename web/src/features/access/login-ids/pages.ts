import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/id-requests',
    area: 'console',
    page: async () => (await import('./pages/id-requests.tsx')).IdRequestsPage,
  },
];
