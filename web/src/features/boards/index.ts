import type { AppPage } from '../../kernel/feature.ts';

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
  {
    path: '/console/boards',
    area: 'console',
    page: async () => (await import('./pages/manage-boards.tsx')).ManageBoardsPage,
  },
];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
