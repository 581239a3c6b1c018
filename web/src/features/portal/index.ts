import type { AppPage, PublicPage } from '../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  { path: '/', page: async () => (await import('./pages/front.tsx')).FrontPage, texts: 'portal' },
  {
    path: '/supportapp/download',
    page: async () => (await import('./pages/download.tsx')).DownloadPage,
    texts: 'portal',
  },
  { path: '/userapp/error', page: async () => (await import('../../kernel/pages/error.tsx')).ErrorPage },
];

export const appPages: readonly AppPage[] = [
  { path: '/portalapp/home', area: 'portal', page: async () => (await import('./pages/home.tsx')).HomePage },
];
