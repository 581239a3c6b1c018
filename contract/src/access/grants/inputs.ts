import * as z from 'zod/mini';
import { grantChange, oneGrant } from './rules.ts';

/** A change of the one in the address. */
export const grantChanging = z.safeExtend(grantChange, oneGrant.shape);
