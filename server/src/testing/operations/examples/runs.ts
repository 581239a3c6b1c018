import { randomUUID } from 'node:crypto';
import { inCompany } from '../../../kernel/db/database.ts';
import { pauseRun as pauseRows } from '../../../kernel/operations/stored/runs/control-run.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addRows, openRun, sealForCheck, sealRun } from '../../../kernel/operations/stored/runs/open-run.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { actOnEmployees } from '../../../modules/people/selections/operations/act-on-employees.ts';
import { cancelRun } from '../../../modules/views/runs/operations/cancel-run.ts';
import { confirmRun } from '../../../modules/views/runs/operations/confirm-run.ts';
import { pauseRun } from '../../../modules/views/runs/operations/pause-run.ts';
import { resumeRun } from '../../../modules/views/runs/operations/resume-run.ts';
import { retryRun } from '../../../modules/views/runs/operations/retry-run.ts';
import { undoRun } from '../../../modules/views/runs/operations/undo-run.ts';
import { type Addressed, example, type Preparation } from './example.ts';

type State = 'checked' | 'waiting' | 'paused' | 'done' | 'refused';

/** A run of one change of a title in a state. */
const runIn =
  (state: State): Preparation =>
  async ({ app: { kernel }, companyCode, actorId }) => {
    const principal = { kind: 'person', companyCode, personId: actorId } as const;
    const request = { id: randomUUID(), address: '' };
    const run = await inCompany(kernel.db, companyCode, async (tx) => {
      const shown = { kind: 'setJobTitle', origin: 'selection' } as const;
      const opened = await openRun(kernel, tx, { principal, request }, 'change-employee-place', shown);
      await addRows(kernel, tx, opened, [{ personId: actorId, jobTitleCode: state === 'refused' ? 'NOSUCH' : '' }]);
      await (state === 'checked' ? sealForCheck(tx, opened) : sealRun(tx, opened));
      if (state === 'paused') await pauseRows(tx, opened);
      return opened;
    });
    if (state === 'checked') await checkRun(kernel, run);
    if (state === 'done' || state === 'refused') await runRows(kernel, run);
    return { runId: run.runId };
  };

const input = { runId: '{0.runId}' };
const leaves = () => ({ audit: [{ target: { kind: 'run', id: '{0.runId}' } }] });

export const examples = [
  example(actOnEmployees, {
    needsPerson: true,
    input: { act: { kind: 'setJobTitle', jobTitleCode: '' } },
    leaves: ({ runId }) => ({
      audit: [{ target: { kind: 'run', id: runId }, detail: { act: 'setJobTitle', jobTitleCode: '' } }],
    }),
  }),
  example(confirmRun, { needsPerson: true, given: [runIn('checked')], input, leaves }),
  example(pauseRun, { needsPerson: true, given: [runIn('waiting')], input, leaves }),
  example(resumeRun, { needsPerson: true, given: [runIn('paused')], input, leaves }),
  example(cancelRun, { needsPerson: true, given: [runIn('checked')], input, leaves }),
  example(undoRun, { needsPerson: true, given: [runIn('done')], input, leaves }),
  example(retryRun, { needsPerson: true, given: [runIn('refused')], input, leaves }),
];

export const addressed: Addressed = {
  part: 'runId',
  create: { path: '/api/v1/employees/acts', body: { act: { kind: 'setJobTitle', jobTitleCode: '' } } },
  bodies: { 'POST /api/v1/runs/{runId}/file': { reason: '감사 자료' } },
};
