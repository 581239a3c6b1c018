import { jobListSettling } from '@madang/contract/organisation/job-ranks/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { selectJobList, updateJobList } from '../job-lists.sql.ts';
import { listTarget, tables } from '../job-ranks.ts';

/** RNK-02: gives a list a name of the company's own, hides it or shows it; answers what it was before. */
export const settleJobList = defineOperation({
  name: 'settle-job-list',
  input: jobListSettling,
  permission: 'job-ranks.change',
  targets: ({ list }) => [listTarget(list)],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { list, expected, ...settings }) {
    await lockCompany(tx, companyCode);
    const before = await selectJobList(tx, tables[list], companyCode);
    if (!(await updateJobList(tx, tables[list], companyCode, { settings, expected }))) throw refuse('EDIT_CONFLICT');
    return {
      answer: { before },
      audit: { target: listTarget(list), ...changesOf(settings, before) },
      undo: { name: 'settle-job-list', input: { list, ...before, expected: settings } },
    };
  },
});
