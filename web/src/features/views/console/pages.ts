import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/console', area: 'console', page: async () => (await import('./pages/start.tsx')).StartPage },
  { path: '/console/api', area: 'console', page: async () => (await import('./pages/calls.tsx')).CallsPage },
];
