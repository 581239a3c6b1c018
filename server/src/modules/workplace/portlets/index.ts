import type { Module } from '../../../platform/module.ts';
import { removePendingPortlet } from './operations/remove-pending-portlet.ts';
import { endPendingPortlet, pendingPortletTask } from './pending-portlets.ts';
import { portletRoutes } from './routes.ts';
import { categoryNamesOf, portletNamesOf } from './names.sql.ts';

export {
  type HomePortlet,
  type StoredPortlet,
  arrangePortletRows,
  boardsOnHome,
  hideBoardFromHome,
  homeBoardNumbers,
  homePortletsOf,
  lockOwnPortlets,
  portletKeyOf,
  selectPortlets,
  showBoardOnHome,
} from './home.sql.ts';
export { orderPortlets, selectCategories } from './portlets.sql.ts';

/** Portlets on a company's home, and their order. */
export const portlets: Module = {
  name: 'portlets',
  needs: ['companies', 'set-up-runs'],
  contributes: {
    names: { portlet: { rows: portletNamesOf }, 'portlet-category': { rows: categoryNamesOf } },
  },
  operations: portletRoutes,
  more: [removePendingPortlet],
  tasks: (kernel) => ({ [pendingPortletTask]: (payload) => endPendingPortlet(kernel, payload) }),
};
