import { newsAddress } from '@madang/contract/views/console/pages.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/console', area: 'console', page: async () => (await import('./pages/start.tsx')).StartPage },
  { path: newsAddress, area: 'console', page: async () => (await import('./pages/news.tsx')).NewsPage },
  { path: '/console/api', area: 'console', page: async () => (await import('./pages/calls.tsx')).CallsPage },
];
