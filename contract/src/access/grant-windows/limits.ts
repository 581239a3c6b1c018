export const grantWindowLimits = {
  grantWindows: 100,
  nameCharacters: 30,
  /** Ranges of one week. */
  ranges: 50,
  /** Days off are known so many days ahead. */
  daysOffAhead: 400,
  /** Of the next days off, as the list shows them. */
  daysOffShown: 6,
} as const;

/** The longest name has 30 letters. */
export const zoneMaxLength = 64;
