import * as z from 'zod/mini';
import { holidayRow } from '../holidays.ts';

const anniversary = z.strictObject({
  date: z.string(),
  subject: z.string(),
  isHoliday: z.boolean(),
  /** Its date is one of the lunar calendar. */
  isLunar: z.boolean(),
});
export type HomeAnniversary = z.output<typeof anniversary>;

export const anniversaryHomeCard = {
  /** Those of the calendar's months. */
  anniversaries: z.array(anniversary),
  /** The country's public holidays of the same months. */
  holidays: z.array(holidayRow),
};
