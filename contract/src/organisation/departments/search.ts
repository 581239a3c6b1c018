import * as z from 'zod/mini';
import { searchText } from '../../kernel/rules.ts';
import { departmentKeywordMaxLength } from './limits.ts';

/** '' for the first ones within the reader's reach. */
export const departmentSearch = z.strictObject({ keyword: searchText(departmentKeywordMaxLength) });
