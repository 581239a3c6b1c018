import { Document } from '@madang/contract/kernel/route.ts';
import * as routes from '@madang/contract/ground/jobs/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { formatNamed, tableFileTypes } from '../../../kernel/tables/write/table-file.ts';
import { cancelJob } from './operations/cancel-job.ts';
import { downloadJobResult } from './operations/download-job-result.ts';
import { listJobs } from './operations/list-jobs.ts';
import { removeJob } from './operations/remove-job.ts';
import { bytesOf } from './run-job.ts';

const success = () => ({ result: 'success' as const });

export const jobRoutes = [
  callOf(routes.listJobs, listJobs),
  callOf(routes.cancelJob, cancelJob, { answer: success }),
  callOf(routes.removeJob, removeJob, { answer: success }),
  callOf(routes.downloadJobResult, downloadJobResult, {
    answer: ({ fileName, content }) => {
      const format = formatNamed(fileName);
      return new Document(tableFileTypes[format], format === 'xlsx' ? bytesOf(content) : content, { fileName });
    },
  }),
];
