import * as z from 'zod/mini';
import { oneSavedView } from './routes.ts';
import { savedViewChange } from './rules.ts';

/** A change of the one in the address. */
export const savedViewChanging = z.extend(savedViewChange, oneSavedView.shape);
