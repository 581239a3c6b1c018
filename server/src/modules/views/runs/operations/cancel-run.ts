import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { cancelRun as cancelRows } from '../../../../kernel/operations/stored/runs/control-run.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { requireRun, withdrawRun } from '../own-run.ts';

/** BLK-04: ends a run that is not over; rows that are done stay done. */
export const cancelRun = defineOperation({
  name: 'cancel-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'RUN_STATE'],
  async run(context, { runId }) {
    const { tx, kernel, companyCode, actorId = null, refuse } = context;
    const run = await requireRun(context, runId, 'cancel');
    // Before the run, as an approved request takes their locks.
    await withdrawRun(tx, kernel, { companyCode, run, by: actorId });
    if (!(await cancelRows(tx, { companyCode, runId }))) throw refuse('RUN_STATE');
    return { answer: null, audit: { target: runTarget(runId) } };
  },
});
