/** Lengths of time in seconds, as limits, cookies and clocks count it. */
export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;
