import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/portalapp/home', area: 'portal', page: async () => (await import('./pages/home.tsx')).HomePage },
];
