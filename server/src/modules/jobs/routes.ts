import * as routes from '@madang/contract/jobs/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { listJobs } from './operations/list-jobs.ts';

export const jobRoutes = [callOf(routes.listJobs, listJobs)];
