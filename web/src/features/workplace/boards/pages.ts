import type { AppPage } from '../../../kernel/feature.ts';

const portal = { area: 'portal' } as const;

export const appPages: readonly AppPage[] = [
  { ...portal, path: '/portalapp/boards', page: async () => (await import('./pages/boards.tsx')).BoardsPage },
  {
    ...portal,
    path: '/portalapp/boards/{boardNumber}',
    page: async () => (await import('./pages/board.tsx')).BoardPage,
  },
  {
    ...portal,
    path: '/portalapp/boards/{boardNumber}/write',
    page: async () => (await import('./pages/write.tsx')).WritePage,
  },
  {
    ...portal,
    path: '/portalapp/boards/{boardNumber}/posts/{postId}',
    page: async () => (await import('./pages/post.tsx')).PostPage,
  },
];
