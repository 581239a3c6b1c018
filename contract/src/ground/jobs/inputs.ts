import * as z from 'zod/mini';
import { oneJob } from './routes.ts';

/** Gives a job to another person; null ends it. */
export const jobHandover = z.extend(oneJob, { fromPersonId: z.uuid(), toPersonId: z.nullable(z.uuid()) });
