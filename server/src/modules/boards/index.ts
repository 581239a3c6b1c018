import type { Module } from '../../kernel/http/module.ts';
import { endAllPosts, endPostsTask } from './end-posts.ts';
import { addBoardCall } from './operations/add-board.ts';
import { approvePostCall } from './operations/approve-post.ts';
import { changeBoardCall } from './operations/change-board.ts';
import { changePostCall } from './operations/change-post.ts';
import { createBoardCall } from './operations/create-board.ts';
import { deleteBoardCall } from './operations/delete-board.ts';
import { deleteCommentCall } from './operations/delete-comment.ts';
import { deletePostCall } from './operations/delete-post.ts';
import { listBoardsCall } from './operations/list-boards.ts';
import { listCommentsCall } from './operations/list-comments.ts';
import { listCompaniesCall } from './operations/list-companies.ts';
import { listManagedBoardsCall } from './operations/list-managed-boards.ts';
import { listPostsCall } from './operations/list-posts.ts';
import { listTopMenusCall } from './operations/list-top-menus.ts';
import { orderBoardsCall } from './operations/order-boards.ts';
import { readPostCall } from './operations/read-post.ts';
import { recommendPostCall, withdrawRecommendationCall } from './operations/recommend-post.ts';
import { reopenBoardCall, retireBoardCall } from './operations/retire-board.ts';
import { writeCommentCall } from './operations/write-comment.ts';
import { writePostCall, writeReplyCall } from './operations/write-post.ts';
import { endPendingBoard, pendingBoardTask } from './pending-boards.ts';

export { listBoardPages } from './boards.ts';
export { activateBoards, retiredBoardsOf } from './boards.sql.ts';
export { newestPostsOf, waitingPostsOf, type NewestPosts, type WaitingPosts } from './newest-posts.sql.ts';

export { boardData } from './own-data.sql.ts';

/** Boards of a company: made in the set-up or the console, read and written on the portal. */
export const boards: Module = {
  name: 'boards',
  needs: ['accounts', 'companies', 'portlets'],
  operations: [
    listCompaniesCall,
    createBoardCall,
    listTopMenusCall,
    deleteBoardCall,
    listBoardsCall,
    listPostsCall,
    writePostCall,
    writeReplyCall,
    readPostCall,
    changePostCall,
    deletePostCall,
    approvePostCall,
    recommendPostCall,
    withdrawRecommendationCall,
    listCommentsCall,
    writeCommentCall,
    deleteCommentCall,
    listManagedBoardsCall,
    addBoardCall,
    changeBoardCall,
    orderBoardsCall,
    retireBoardCall,
    reopenBoardCall,
  ],
  tasks: ({ db }) => ({
    [pendingBoardTask]: (payload) => endPendingBoard(db, payload),
    [endPostsTask]: () => endAllPosts(db),
  }),
  schedule: [`47 * * * * ${endPostsTask}`],
};
