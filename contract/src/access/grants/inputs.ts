import * as z from 'zod/mini';
import { oneGrant } from './routes.ts';
import { grantChange } from './rules.ts';

/** A change of the one in the address. */
export const grantChanging = z.safeExtend(grantChange, oneGrant.shape);
