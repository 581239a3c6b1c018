import { translator } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

/** The list of runs, and each run by its id. */
export const runsPath = '/console/runs';

/** The page of a run. */
export const runAddress = (runId: string) => `${runsPath}?item=${runId}`;

/** Names the pages of long work in the console's navigation, which has no texts of the pages themselves. */
export const workPageTitle = (page: keyof typeof en.pages) => translator<typeof en>('jobs')(`pages.${page}`);
