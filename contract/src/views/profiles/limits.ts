import { daySeconds } from '../../kernel/durations.ts';

/** Limit for downloads by users of all data stored about them, because each download reads every table. */
export const ownDataLimit = { count: 5, seconds: daySeconds } as const;
