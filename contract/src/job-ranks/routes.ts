import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { orEmpty } from '../kernel/rules.ts';
import { success } from '../kernel/wire.ts';
import {
  englishJobListName,
  englishJobRankName,
  jobListName,
  jobListSettings,
  jobRankCode,
  jobRankEntry,
  jobRankName,
} from './rules.ts';

export type JobRank = z.output<typeof jobRankEntry>;

const names = { jobRankName, englishJobRankName };
const namesBefore = z.strictObject({ jobRankName: z.string(), englishJobRankName: z.string() });
/** In front of which other entry; '' for behind all of them. */
const beforeJobRankCode = orEmpty(jobRankCode);
const entryParams = z.strictObject({ jobRankCode });

export type JobListSettings = z.output<typeof jobListSettings>;

const jobListAnswer = z.strictObject({
  settings: jobListSettings,
  entries: z.array(jobRankEntry),
  /** Whether the person may change list and entries. */
  can: z.array(z.enum(['change'])),
});
export type JobListAnswer = z.output<typeof jobListAnswer>;

const nameRefusals = ['MB_M_REQUIRED', 'MB_M_LEADING_SPACE', 'MB_M_ENGLISH_WORDS', 'MB_M_MAX_LENGTH'] as const;

/** The calls of one of the two lists; RNK-02: job titles are a list of their own, of the same form. */
function jobListRoutes<const P extends string>(path: P) {
  const entryPath = `${path}/{jobRankCode}` as const;
  const access = 'administrator';
  return {
    list: route({ method: 'GET', path, access, answer: jobListAnswer, refusals: [] }),
    create: route({
      method: 'POST',
      path,
      access,
      body: z.strictObject({ jobRankCode, ...names, beforeJobRankCode }),
      answer: success,
      refusals: ['SET_UP_LIMIT', 'CM301', 'MB_M_NO_SPACES', 'MB_M_ALPHANUMERIC', ...nameRefusals],
    }),
    change: route({
      method: 'PUT',
      path: entryPath,
      access,
      params: entryParams,
      /** `expected`: what the caller saw; anything else by now is not overwritten. */
      body: z.strictObject({ ...names, expected: z.optional(namesBefore) }),
      /** What it was called. */
      answer: z.strictObject({ before: namesBefore }),
      refusals: ['CO404', 'EDIT_CONFLICT', ...nameRefusals],
    }),
    move: route({
      method: 'PUT',
      path: `${entryPath}/place`,
      access,
      params: entryParams,
      /** `expected`: what the caller saw it in front of; where it stands elsewhere by now it is left there. */
      body: z.strictObject({
        beforeJobRankCode,
        expected: z.optional(z.strictObject({ beforeJobRankCode: z.string() })),
      }),
      answer: success,
      refusals: ['CO404', 'EDIT_CONFLICT'],
    }),
    delete: route({
      method: 'DELETE',
      path: entryPath,
      access,
      params: entryParams,
      answer: success,
      refusals: ['CO404', 'JOB_RANK_IN_USE'],
    }),
    settle: route({
      method: 'PUT',
      path: `${path}-list`,
      access,
      /** `expected`: what the caller saw; anything else by now is not overwritten. */
      body: z.strictObject({
        jobListName,
        englishJobListName,
        isHidden: z.boolean(),
        expected: z.optional(jobListSettings),
      }),
      answer: z.strictObject({ before: jobListSettings }),
      refusals: ['EDIT_CONFLICT', ...nameRefusals],
    }),
  } as const;
}

/** Job ranks (직급). */
export const jobRankRoutes = jobListRoutes('/api/v1/job-ranks');
/** Job titles (직책). */
export const jobTitleRoutes = jobListRoutes('/api/v1/job-titles');
