import * as z from 'zod/mini';
import { oneItemCategory } from './routes.ts';
import { itemCategoryChange } from './rules.ts';

/** A change of the one in the address. */
export const itemCategoryChanging = z.extend(itemCategoryChange, oneItemCategory.shape);
