import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { resumeRun as resumeRows } from '../../../../kernel/operations/stored/runs/control-run.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { requireRun } from '../own-run.ts';

/** BLK-04: has a paused run go on, in the name of the person who opened it. */
export const resumeRun = defineOperation({
  name: 'resume-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'RUN_STATE'],
  async run(context, { runId }) {
    await requireRun(context, runId, 'resume');
    if (!(await resumeRows(context.tx, { companyCode: context.companyCode, runId }))) throw context.refuse('RUN_STATE');
    return { answer: null, audit: { target: runTarget(runId) } };
  },
});
