import { namedRows, untranslatedRows } from '../../../kernel/rows/named-rows.ts';

const columns = { id: 'code', name: 'name', englishName: 'english_name' };
const [ranks, titles] = [
  { table: 'job_ranks', ...columns },
  { table: 'job_titles', ...columns },
];

/** Names of job ranks. */
export const jobRankNamesOf = namedRows(ranks);
export const untranslatedRanksOf = untranslatedRows(ranks);

/** Names of job titles. */
export const jobTitleNamesOf = namedRows(titles);
export const untranslatedTitlesOf = untranslatedRows(titles);
