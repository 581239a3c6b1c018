import type { PublicPage } from '../../../kernel/feature.ts';

const texts = [() => import('./page-texts.ts')];

export const publicPages: readonly PublicPage[] = [
  {
    path: '/supportapp/download',
    page: async () => (await import('./pages/download.tsx')).DownloadPage,
    texts,
  },
  { path: '/userapp/error', page: async () => (await import('../../../kernel/pages/error.tsx')).ErrorPage },
];
