import type { Module } from '../../../platform/module.ts';
import { sharedViewsLeft } from './left-behind.sql.ts';
import { handOverSavedView } from './operations/hand-over-saved-view.ts';
import { restoreSavedView } from './operations/restore-saved-view.ts';
import { restoreSharedView } from './operations/restore-shared-view.ts';
import { savedViewRoutes } from './routes.ts';
import { savedViewData } from './own-data.sql.ts';

/** Searches and filters of the list of people, kept by persons or shared by a company. */
export const savedViews: Module = {
  name: 'saved-views',
  needs: ['companies', 'job-ranks', 'person-names'],
  contributes: {
    ownData: { place: 180, sections: savedViewData },
    personLeaves: { left: [sharedViewsLeft] },
  },
  operations: savedViewRoutes,
  more: [handOverSavedView, restoreSavedView, restoreSharedView],
};
