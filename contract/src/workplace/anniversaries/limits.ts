export const anniversaryLimits = {
  /** Anniversaries during the set-up. */
  setUpAnniversaries: 3,
  /** The same afterwards: what a year's list and a calendar's feed can hold. */
  anniversaries: 100,
  /** The Korean lunar calendar is known for these years, and no company is older. */
  firstYear: 1800,
  lastYear: 2050,
  /** Every so many years at most, and at most so many times. */
  interval: 100,
  times: 100,
} as const;

export const calendarDefaults = {
  /** The prefix of a calendar's code; the number behind it counts the company's calendars. */
  codePrefix: 'HOL',
  type: 'COMPANNIVERSARY',
  timeZone: 'Asia/Seoul',
  color: '#3f8f7f',
  subjectCharacters: 50,
} as const;
