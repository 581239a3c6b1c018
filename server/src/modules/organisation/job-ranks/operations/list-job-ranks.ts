import { jobListQuery } from '@madang/contract/organisation/job-ranks/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectJobList } from '../job-lists.sql.ts';
import { listTarget, tables } from '../job-ranks.ts';
import { selectJobRanks } from '../job-ranks.sql.ts';

/** Either list in its order, with what the company calls it. */
export const listJobRanks = defineQuery({
  name: 'list-job-ranks',
  input: jobListQuery,
  permission: 'job-ranks.view',
  targets: ({ list }) => [listTarget(list)],
  refusals: [],
  async run({ companyCode, read, can }, { list }) {
    const permissions = await can(listTarget(list));
    return read(async (tx) => ({
      ...wholeList(await selectJobRanks(tx, tables[list], companyCode)),
      settings: await selectJobList(tx, tables[list], companyCode),
      can: permissions.has('job-ranks.change') ? ['change' as const] : [],
    }));
  },
});
