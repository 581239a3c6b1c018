import type { Module } from '../../kernel/http/module.ts';
import { createBoardCall } from './operations/create-board.ts';
import { deleteBoardCall } from './operations/delete-board.ts';
import { listCompaniesCall } from './operations/list-companies.ts';
import { listTopMenusCall } from './operations/list-top-menus.ts';
import { endPendingBoard, pendingBoardTask } from './pending-boards.ts';

export { listBoardPages } from './boards.ts';
export { activateBoards } from './boards.sql.ts';

/** Boards of a company: made in the set-up or the console, read and written on the portal. */
export const boards: Module = {
  name: 'boards',
  needs: ['companies'],
  operations: [listCompaniesCall, createBoardCall, listTopMenusCall, deleteBoardCall],
  tasks: ({ db }) => ({ [pendingBoardTask]: (payload) => endPendingBoard(db, payload) }),
};
