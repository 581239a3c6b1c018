import { jobTitleCreation } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { addEntry, jobTitleTarget } from '../job-ranks.ts';

/** Creates a job title. The set-up has none, so none are counted while it goes on. */
export const createJobTitle = defineOperation({
  name: 'create-job-title',
  input: jobTitleCreation,
  permission: 'job-ranks.create',
  targets: ({ jobRankCode }) => [jobTitleTarget(jobRankCode)],
  refusals: ['CM301'],
  constraints: { job_titles_pkey: ['jobRankCode', 'CM301'] },
  async run({ tx, companyCode }, title) {
    await lockCompany(tx, companyCode);
    await addEntry(tx, { list: 'job_titles', companyCode }, title);
    return {
      answer: null,
      audit: { target: jobTitleTarget(title.jobRankCode) },
      undoInRun: { name: 'delete-job-title', input: { jobRankCode: title.jobRankCode } },
    };
  },
});
