import type { Module } from '../../kernel/http/module.ts';
import { endAllPosts, endPostsTask } from './end-posts.ts';
import { approvePostCall } from './operations/approve-post.ts';
import { changePostCall } from './operations/change-post.ts';
import { deleteCommentCall } from './comments/operations/delete-comment.ts';
import { deletePostCall } from './operations/delete-post.ts';
import { recommendPostCall, withdrawRecommendationCall } from './operations/recommend-post.ts';
import { writeCommentCall } from './comments/operations/write-comment.ts';
import { writePostCall, writeReplyCall } from './operations/write-post.ts';
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
  operations: [
    ...boardRoutes,
    writePostCall,
    writeReplyCall,
    changePostCall,
    deletePostCall,
    approvePostCall,
    recommendPostCall,
    withdrawRecommendationCall,
    writeCommentCall,
    deleteCommentCall,
  ],
  tasks: ({ db }) => ({
    [pendingBoardTask]: (payload) => endPendingBoard(db, payload),
    [endPostsTask]: () => endAllPosts(db),
  }),
  schedule: [`47 * * * * ${endPostsTask}`],
};
