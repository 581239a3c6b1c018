import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/shared-addresses',
    area: 'console',
    page: async () => (await import('./pages/shared-addresses.tsx')).SharedAddressesPage,
  },
];
