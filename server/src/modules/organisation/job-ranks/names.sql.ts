import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** Names of job ranks. */
export const jobRankNamesOf = namedRows({
  table: 'job_ranks',
  id: 'code',
  name: 'name',
  englishName: 'english_name',
});

/** Names of job titles. */
export const jobTitleNamesOf = namedRows({
  table: 'job_titles',
  id: 'code',
  name: 'name',
  englishName: 'english_name',
});
