import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { pauseRun as pauseRows } from '../../../../kernel/operations/stored/runs/control-run.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { requireRun } from '../own-run.ts';

/** BLK-04: pauses a run between two chunks; its rows wait until it is resumed. */
export const pauseRun = defineOperation({
  name: 'pause-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'RUN_STATE'],
  async run(context, { runId }) {
    await requireRun(context, runId, 'pause');
    if (!(await pauseRows(context.tx, { companyCode: context.companyCode, runId }))) throw context.refuse('RUN_STATE');
    return { answer: null, audit: { target: runTarget(runId) } };
  },
});
