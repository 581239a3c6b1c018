import * as z from 'zod/mini';
import { holidayCountries } from '../holidays.ts';

export const anniversaryConsoleNotices = [
  /** Public holidays of a year that begins within a month, or has begun, are not known for the company's country. */
  z.strictObject({ kind: z.literal('holidaysMissing'), country: z.enum(holidayCountries), year: z.int() }),
] as const;
