import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** What job ranks are called. */
export const jobRankNamesOf = namedRows({
  table: 'job_ranks',
  id: 'code',
  name: 'name',
  englishName: 'english_name',
});

/** What job titles are called. */
export const jobTitleNamesOf = namedRows({
  table: 'job_titles',
  id: 'code',
  name: 'name',
  englishName: 'english_name',
});
