import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/console/quick-links', area: 'console', page: async () => (await import('./pages/links.tsx')).LinksPage },
];
