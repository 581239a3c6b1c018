import { jobChoice } from '@madang/contract/views/operators/work.ts';
import { giveUpBackgroundJob } from '../../../../kernel/jobs/background-jobs.sql.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';

/** OPS-11: a background job is given up and taken away; one that runs is left alone. What it would have done stays undone. */
export const giveUpPlatformJob = defineOperation({
  name: 'give-up-platform-job',
  input: jobChoice,
  permission: 'platform.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, refuse }, { jobId }) {
    const touched = await giveUpBackgroundJob(tx, jobId);
    if (touched === 'gone') throw refuse('CO404');
    if (touched === 'busy') throw refuse('EDIT_CONFLICT');
    return { answer: null, audit: { target: { kind: 'background-job', id: jobId }, detail: { task: touched.task } } };
  },
});
