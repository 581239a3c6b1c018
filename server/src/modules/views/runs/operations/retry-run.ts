import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { openRun } from '../../../../kernel/operations/stored/runs/open-run.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { requireRun, runActsOf } from '../own-run.ts';
import { fillRetryLater } from '../retry.ts';

/** USR-10: opens a run of what was refused or failed in another one, which is checked and then waits to be confirmed. */
export const retryRun = defineOperation({
  name: 'retry-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'RUN_NOTHING_FAILED'],
  async run(context, { runId }) {
    const { tx, kernel, companyCode, actorId, request, refuse } = context;
    const run = await requireRun(context, runId, 'retry');
    if (actorId === undefined) throw refuse('CO401');
    const { kind, detail, operation } = run;
    if (kind === null || !runActsOf(run).includes('retry')) throw refuse('RUN_NOTHING_FAILED');
    const principal = { kind: 'person', companyCode, personId: actorId } as const;
    const shown = { kind, origin: 'retry', detail, retryOf: runId } as const;
    const opened = await openRun(kernel, tx, { principal, request }, operation, shown);
    await fillRetryLater(tx, opened, runId);
    return { answer: { runId: opened.runId }, audit: { target: runTarget(runId) } };
  },
});
