import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/grant-windows',
    area: 'console',
    page: async () => (await import('./pages/grant-windows.tsx')).GrantWindowsPage,
  },
];
