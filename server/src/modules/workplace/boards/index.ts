import { saltBytes } from './authors.ts';
import type { Module } from '../../../platform/module.ts';
import { endAllPosts, endPostsTask } from './end-posts.ts';
import { removePendingBoard } from './operations/remove-pending-board.ts';
import { endPendingBoard, pendingBoardTask } from './pending-boards.ts';
import { boardRoutes } from './routes.ts';
import { boardData } from './own-data.sql.ts';
import { boardNamesOf } from './names.sql.ts';
import { boardContribution } from './contribution.ts';

export { listBoardPages } from './boards.ts';
export { activateBoards, retiredBoardsOf } from './boards.sql.ts';
export { storedBytesOf } from './stored-bytes.sql.ts';

/** Boards of a company: made in the set-up or the console, read and written on the portal. */
export const boards: Module = {
  name: 'boards',
  needs: [
    'companies',
    'company-structures',
    'departments',
    'emblems',
    'item-categories',
    'person-names',
    'person-records',
    'portlets',
    'set-up-runs',
    'sub-organisations',
  ],
  contributes: {
    ...boardContribution,
    ownData: { place: 100, sections: boardData },
    names: { board: { rows: boardNamesOf } },
  },
  keyed: {
    indexes: ['posts', 'post_comments'].map((table) => ({
      table,
      column: 'author_seal',
      renewed: 'wrapped',
      saltBytes,
    })),
  },
  operations: boardRoutes,
  more: [removePendingBoard],
  tasks: (kernel) => ({
    [pendingBoardTask]: (payload) => endPendingBoard(kernel, payload),
    [endPostsTask]: () => endAllPosts(kernel.db),
  }),
  schedule: [`47 * * * * ${endPostsTask}`],
};
