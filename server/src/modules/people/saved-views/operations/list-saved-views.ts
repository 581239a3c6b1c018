import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { jobRanksOf } from '../../../organisation/job-ranks/index.ts';
import { layoutOf, wholeLayout } from '../list-layouts.sql.ts';
import { savedViewsOf } from '../saved-views.sql.ts';

/** The caller's own views and those that the company shares, with what else stands above the list of people. */
export const listSavedViews = defineQuery({
  name: 'list-saved-views',
  input: z.strictObject({}),
  permission: 'saved-views.view',
  targets: () => [],
  refusals: [],
  async run({ reader, askAll }) {
    const { views, layouts, ranks, titles } = await askAll({
      views: savedViewsOf(reader),
      layouts: layoutOf(reader),
      ranks: jobRanksOf('job_ranks', reader.companyCode),
      titles: jobRanksOf('job_titles', reader.companyCode),
    });
    const { everywhere } = reader.rights;
    const seesLists = everywhere.has('job-ranks.view');
    const managesAll = everywhere.has('saved-views.manage');
    const rows = views.map((view) => ({
      ...view,
      can: view.isOwn || managesAll ? ['change' as const, 'delete' as const] : [],
    }));
    return {
      ...wholeList(rows),
      layout: layouts[0] ?? wholeLayout,
      jobLists: seesLists ? { ranks, titles } : { ranks: [], titles: [] },
      can: everywhere.has('saved-views.create') ? ['create' as const] : [],
    };
  },
});
