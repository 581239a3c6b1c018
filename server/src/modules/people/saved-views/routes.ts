import * as layouts from '@madang/contract/people/saved-views/layout.ts';
import * as routes from '@madang/contract/people/saved-views/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeSavedView } from './operations/change-saved-view.ts';
import { createSavedView } from './operations/create-saved-view.ts';
import { deleteSavedView } from './operations/delete-saved-view.ts';
import { listSavedViews } from './operations/list-saved-views.ts';
import { readListLayout } from './operations/read-list-layout.ts';
import { setListLayout } from './operations/set-list-layout.ts';

const success = () => ({ result: 'success' as const });

export const savedViewRoutes = [
  callOf(routes.listSavedViews, listSavedViews),
  callOf(routes.createSavedView, createSavedView),
  callOf(routes.changeSavedView, changeSavedView, { answer: success }),
  callOf(routes.deleteSavedView, deleteSavedView, { answer: success }),
  callOf(layouts.readListLayout, readListLayout),
  callOf(layouts.setListLayout, setListLayout, { answer: success }),
];
