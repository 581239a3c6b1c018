import { Document } from '@madang/contract/kernel/route.ts';
import * as routes from '@madang/contract/ground/jobs/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { cancelJob } from './operations/cancel-job.ts';
import { downloadJobResult } from './operations/download-job-result.ts';
import { listJobs } from './operations/list-jobs.ts';
import { removeJob } from './operations/remove-job.ts';

const success = () => ({ result: 'success' as const });

export const jobRoutes = [
  callOf(routes.listJobs, listJobs),
  callOf(routes.cancelJob, cancelJob, { answer: success }),
  callOf(routes.removeJob, removeJob, { answer: success }),
  callOf(routes.downloadJobResult, downloadJobResult, {
    answer: ({ fileName, content }) => new Document('text/csv; charset=utf-8', content, { fileName }),
  }),
];
