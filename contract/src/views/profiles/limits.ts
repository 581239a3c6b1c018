import { daySeconds } from '../../kernel/durations.ts';

/** How often a person may download all that is held about them: it reads every table. */
export const ownDataLimit = { count: 5, seconds: daySeconds } as const;
