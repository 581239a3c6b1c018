import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/console/menus', area: 'console', page: async () => (await import('./pages/menus.tsx')).MenusPage },
];
