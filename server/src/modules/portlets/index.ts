import type { Module } from '../../kernel/http/module.ts';
import { createCategoryCall } from './operations/create-category.ts';
import { createPortletCall } from './operations/create-portlet.ts';
import { deletePortletCall } from './operations/delete-portlet.ts';
import { endPendingPortlet, pendingPortletTask } from './pending-portlets.ts';

export {
  arrangePortletRows,
  boardsOnHome,
  ensureOwnPortlets,
  hideBoardFromHome,
  homeBoardNumbers,
  homePortletsOf,
  portletKeyOf,
  selectPortlets,
  showBoardOnHome,
  type HomePortlet,
} from './home.sql.ts';
export { orderPortlets } from './portlets.sql.ts';

/** What stands on a company's home, in which order. */
export const portlets: Module = {
  name: 'portlets',
  needs: ['companies'],
  operations: [createCategoryCall, createPortletCall, deletePortletCall],
  tasks: ({ db }) => ({ [pendingPortletTask]: (payload) => endPendingPortlet(db, payload) }),
};
