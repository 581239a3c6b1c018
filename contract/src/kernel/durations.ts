/** Lengths of time, in seconds where limits, cookies and clocks count them. */
export const minuteMilliseconds = 60 * 1000;
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;
