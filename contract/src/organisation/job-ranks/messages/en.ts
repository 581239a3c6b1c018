import type { jobRankErrors } from '../errors.ts';

export const en = {
  errors: {
    JOB_RANK_IN_USE: '{{code}} is in use by members ({{0}}), so it cannot be deleted.',
  } satisfies Record<keyof typeof jobRankErrors, string>,
  fields: {
    jobRankCode: 'Code',
    jobRankName: 'Name',
    englishJobRankName: 'English name',
    jobListName: 'List name',
    englishJobListName: 'English list name',
  },
};
