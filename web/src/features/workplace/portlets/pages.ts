import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/portlets',
    area: 'console',
    page: async () => (await import('./pages/portlets.tsx')).PortletsPage,
  },
];
