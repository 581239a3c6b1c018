import * as z from 'zod/mini';
import { oneLink } from './routes.ts';
import { linkChange } from './rules.ts';

/** A change of the link in the address. */
export const linkChanging = z.extend(linkChange, oneLink.shape);
