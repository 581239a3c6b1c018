import * as z from 'zod/mini';

/** The countries whose public holidays the product knows. */
export const holidayCountries = ['KR', 'JP', 'CN', 'TW', 'VN'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** Whose public holidays stand beside the company's anniversaries; `none`: no country's. */
export const holidayChoices = [...holidayCountries, 'none'] as const;
export type HolidayChoice = (typeof holidayChoices)[number];

/** Country of most companies in a time zone; any other zone has no public holidays until a country is selected. */
const countryOfZone: Readonly<Record<string, HolidayCountry>> = {
  'Asia/Seoul': 'KR',
  'Asia/Tokyo': 'JP',
  'Asia/Shanghai': 'CN',
  'Asia/Taipei': 'TW',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Saigon': 'VN',
};

export function holidaysOfZone(timeZone: string): HolidayChoice {
  return countryOfZone[timeZone] ?? 'none';
}

/** `substitute`: off in place of a holiday on a weekend. `workday`: a weekend day on which people work instead. */
export const holidayKinds = ['holiday', 'substitute', 'workday'] as const;

/** One holiday of one day or more, as a reader of its answer's language calls it. */
export const holidayRow = z.strictObject({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  kind: z.enum(holidayKinds),
});
export type HolidayRow = z.output<typeof holidayRow>;

export const holidayChange = z.strictObject({
  choice: z.enum(holidayChoices),
  expected: z.optional(z.enum(holidayChoices)),
});
