/** Lengths of time, in seconds where limits, cookies and clocks count them. */
export const minuteMilliseconds = 60 * 1000;
export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;
