import * as z from 'zod/mini';
import { languages } from '../../kernel/languages.ts';

/** The language of the names; without one it is the request's. */
export const countryList = z.strictObject({ language: z.optional(z.enum(languages)) });
