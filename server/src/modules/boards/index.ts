import type { Module } from '../../kernel/http/module.ts';
import { endAllPosts, endPostsTask } from './end-posts.ts';
import { endPendingBoard, pendingBoardTask } from './pending-boards.ts';
import { boardRoutes } from './routes.ts';

export { listBoardPages } from './boards.ts';
export { activateBoards, retiredBoardsOf } from './boards.sql.ts';
export { newestPostsOf, waitingPostsOf, type NewestPosts, type WaitingPosts } from './newest-posts.sql.ts';

export { boardData } from './own-data.sql.ts';

/** Boards of a company: made in the set-up or the console, read and written on the portal. */
export const boards: Module = {
  name: 'boards',
  needs: ['accounts', 'companies', 'portlets'],
  operations: boardRoutes,
  tasks: ({ db }) => ({
    [pendingBoardTask]: (payload) => endPendingBoard(db, payload),
    [endPostsTask]: () => endAllPosts(db),
  }),
  schedule: [`47 * * * * ${endPostsTask}`],
};
