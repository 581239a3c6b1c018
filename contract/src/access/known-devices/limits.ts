/** ACC-17: devices of a person; the one that was seen longest ago goes first, and with its cookie after half a year. */
export const deviceLimits = {
  devices: 30,
  keptDays: 180,
  /** Seconds for which the former secret of a trusted device serves: two tabs sign in at once. */
  trustGraceSeconds: 20,
  /** People who trust one browser at the same time. */
  trustsPerBrowser: 5,
} as const;

/** Days for which a company may trust a device; 0: not at all. */
export const trustDays = [0, 1, 7, 14, 30, 60, 90] as const;
