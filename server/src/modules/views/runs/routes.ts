import * as routes from '@madang/contract/views/runs/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { tableDocument } from '../../../kernel/tables/write/table-document.ts';
import { cancelRun } from './operations/cancel-run.ts';
import { confirmRun } from './operations/confirm-run.ts';
import { downloadRun } from './operations/download-run.ts';
import { listRunRows } from './operations/list-run-rows.ts';
import { listRuns } from './operations/list-runs.ts';
import { pauseRun } from './operations/pause-run.ts';
import { readRun } from './operations/read-run.ts';
import { retryRun } from './operations/retry-run.ts';
import { runSheet } from './run-file.ts';
import { undoRun } from './operations/undo-run.ts';
import { resumeRun } from './operations/resume-run.ts';

const success = () => ({ result: 'success' as const });

export const runRoutes = [
  callOf(routes.listRuns, listRuns),
  callOf(routes.readRun, readRun),
  callOf(routes.listRunRows, listRunRows),
  callOf(routes.confirmRun, confirmRun, { answer: success }),
  callOf(routes.pauseRun, pauseRun, { answer: success }),
  callOf(routes.resumeRun, resumeRun, { answer: success }),
  callOf(routes.cancelRun, cancelRun, { answer: success }),
  callOf(routes.undoRun, undoRun),
  callOf(routes.retryRun, retryRun),
  callOf(routes.downloadRun, downloadRun, {
    answer: async (file, { kernel, session }) => {
      const sheet = await runSheet(kernel, file);
      return tableDocument({ name: sheet.name, timeZone: session.profile.timeZone, format: file.format }, [sheet]);
    },
  }),
];
