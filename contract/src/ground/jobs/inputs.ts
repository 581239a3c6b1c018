import * as z from 'zod/mini';
import { oneJob } from './routes.ts';
import { storedId } from '../../kernel/rules.ts';

/** Gives a job to another person; null ends it. */
export const jobHandover = z.extend(oneJob, { fromPersonId: storedId, toPersonId: z.nullable(storedId) });
