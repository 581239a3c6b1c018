import * as z from 'zod/mini';
import { serviceTypes } from '../../../ground/companies/service-types.ts';

/** A colleague and the day of their next birthday; the year they were born in is nowhere. */
const birthday = z.strictObject({
  date: z.string(),
  fullName: z.string(),
  englishName: z.string(),
  photoId: z.nullable(z.string()),
});
export type HomeBirthday = z.output<typeof birthday>;

export const personHomeCard = {
  services: z.array(z.enum(serviceTypes)),
  /** Birthdays of colleagues who show theirs, today and on the next days. */
  birthdays: z.array(birthday),
};
