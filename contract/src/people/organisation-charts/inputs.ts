import * as z from 'zod/mini';
import { oneDepartment } from './routes.ts';

/** Puts another person in the place of a head; null takes the head out. */
export const headHandover = z.extend(oneDepartment, { fromPersonId: z.uuid(), toPersonId: z.nullable(z.uuid()) });
