export const grantWindowLimits = {
  grantWindows: 100,
  nameCharacters: 30,
  /** Ranges of one week. */
  ranges: 50,
} as const;

export const minutesOfWeek = 10_080;

/** The longest name has 30 letters. */
export const zoneMaxLength = 64;
