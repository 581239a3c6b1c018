import * as z from 'zod/mini';
import { oneGrantWindow } from './routes.ts';
import { grantWindowChange } from './rules.ts';

/** A change of the one in the address. */
export const grantWindowChanging = z.extend(grantWindowChange, oneGrantWindow.shape);
