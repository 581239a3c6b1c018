import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { orEmpty, anyText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { jobRankDeletions } from './limits.ts';
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
const namesBefore = z.strictObject({ jobRankName: anyText(), englishJobRankName: anyText() });
/** Entry that follows; '' for the last place. */
const beforeJobRankCode = orEmpty(jobRankCode);
const entryParams = z.strictObject({ jobRankCode });

export type JobListSettings = z.output<typeof jobListSettings>;

const jobListAnswer = listOf(jobRankEntry, {
  settings: jobListSettings,
  /** Abilities for the list and its entries. */
  can: canOf(['change']),
});
export type JobListAnswer = z.output<typeof jobListAnswer>;

/** The two lists, each by what it has entries of. */
export const jobListKinds = ['job-rank', 'job-title'] as const;
const list = z.enum(jobListKinds);

export const jobListQuery = z.strictObject({ list });

export const jobTitleCreation = z.strictObject({ jobRankCode, ...names, beforeJobRankCode });
/** `isSetUp`: by a call of the set-up, which ends with it; the route's adapter adds it, no body has it. */
const isSetUp = z.optional(z.literal(true));
export const jobRankCreation = z.extend(jobTitleCreation, { isSetUp });

/** `expected`: what the caller saw; anything else by now is not overwritten. */
const newNames = z.strictObject({ ...names, expected: z.optional(namesBefore) });
export const jobRankNaming = z.extend(newNames, { jobRankCode });

/** `expected`: what the caller saw it in front of; where it stands elsewhere by now it is left there. */
const newPlace = z.strictObject({
  beforeJobRankCode,
  expected: z.optional(z.strictObject({ beforeJobRankCode: anyText() })),
});
export const jobRankMove = z.extend(newPlace, { jobRankCode });

export const jobRankDeletion = z.strictObject({
  jobRankCodes: z.array(jobRankCode).check(z.minLength(1), z.maxLength(jobRankDeletions)),
  isSetUp,
});
export const jobTitleDeletion = entryParams;

const ownSettings = { jobListName, englishJobListName, isHidden: z.boolean() };

/** `expected`: what the caller saw; anything else by now is not overwritten. */
const newSettings = z.strictObject({ ...ownSettings, expected: z.optional(jobListSettings) });
export const jobListSettling = z.extend(newSettings, { list });

/** The calls of one of the two lists; RNK-02: job titles are a list of their own, of the same form. */
function jobListRoutes<const P extends string>(path: P) {
  const entryPath = `${path}/{jobRankCode}` as const;
  return {
    list: route({ method: 'GET', path, isCompressed: true, isKept: true, answer: jobListAnswer }),
    create: route({ method: 'POST', path, body: jobTitleCreation, answer: success }),
    change: route({
      method: 'PUT',
      path: entryPath,
      params: entryParams,
      body: newNames,
      /** Names before the change. */
      answer: z.strictObject({ before: namesBefore }),
    }),
    move: route({
      method: 'PUT',
      path: `${entryPath}/place`,
      params: entryParams,
      body: newPlace,
      answer: success,
    }),
    delete: route({ method: 'DELETE', path: entryPath, params: entryParams, answer: success }),
    settle: route({
      method: 'PUT',
      path: `${path}-list`,
      body: newSettings,
      answer: z.strictObject({ before: jobListSettings }),
    }),
  } as const;
}

/** Job ranks (직급). */
export const jobRankRoutes = jobListRoutes('/api/v1/job-ranks');
/** Job titles (직책). */
export const jobTitleRoutes = jobListRoutes('/api/v1/job-titles');
