import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { confirmRun as beginRows } from '../../../../kernel/operations/stored/runs/control-run.ts';
import { operationsOfRun, runTarget } from '../../../ground/jobs/index.ts';
import { judgedRun } from '../judged-run.ts';
import { requireRun } from '../own-run.ts';

/** BLK-02: has the rows run that were checked, in the name of the person who opened the run. */
export const confirmRun = defineOperation({
  name: 'confirm-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'RUN_STATE'],
  async run(context, { runId }) {
    const run = await requireRun(context, runId, 'confirm');
    await context.holdBack(await operationsOfRun(context.tx, context.companyCode, run));
    if (!(await beginRows(context.tx, { companyCode: context.companyCode, runId }))) throw context.refuse('RUN_STATE');
    const { tx, kernel, companyCode, refuse } = context;
    return {
      answer: null,
      audit: { target: runTarget(runId) },
      judged: async () => {
        // Approvers are not asked about a run that can do nothing.
        if (run.clean + run.unchecked === 0) throw refuse('RUN_STATE');
        return judgedRun(tx, kernel, companyCode, run);
      },
    };
  },
});
