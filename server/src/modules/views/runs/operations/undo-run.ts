import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { takeRunBack } from '../../../../kernel/operations/stored/runs/undo-run.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { requireRun } from '../own-run.ts';

/** BLK-09: opens a run that takes another one back, its last row first; each row asks for the right of the caller. */
export const undoRun = defineOperation({
  name: 'undo-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'UNDO_OVER'],
  async run(context, { runId }) {
    const { tx, kernel, companyCode, actorId, request, refuse } = context;
    const run = await requireRun(context, runId, 'undo');
    if (actorId === undefined) throw refuse('CO401');
    if (!run.canUndo) throw refuse('UNDO_OVER');
    const principal = { kind: 'person', companyCode, personId: actorId } as const;
    const undo = await takeRunBack(kernel, tx, { principal, request }, { companyCode, runId });
    return { answer: { runId: undo.runId }, audit: { target: runTarget(runId) } };
  },
});
