import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { jobLists } from '../job-ranks.ts';
import { selectJobList } from '../job-lists.sql.ts';
import { selectJobRanks } from '../job-ranks.sql.ts';

/** Either list in its order, with what the company calls it. */
export const listJobRanksCalls = jobLists.map(({ list, routes }) =>
  operation(routes.list, ({ kernel: { db }, session: { companyCode } }) =>
    inCompany(db, companyCode, async (tx) => ({
      settings: await selectJobList(tx, list, companyCode),
      entries: await selectJobRanks(tx, list, companyCode),
      can: ['change' as const],
    })),
  ),
);
