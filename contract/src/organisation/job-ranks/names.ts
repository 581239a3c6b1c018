import { readsKorean, type Language } from '../../kernel/languages.ts';
import type { JobListSettings, JobRank } from './routes.ts';

/** An entry's name for a reader: Korean for those who read it, the English one for all others. */
export function jobRankNameFor(
  { jobRankName, englishJobRankName }: Pick<JobRank, 'jobRankName' | 'englishJobRankName'>,
  language: Language,
): string {
  return readsKorean(language) ? jobRankName : englishJobRankName || jobRankName;
}

/** Returns the company's name for a list; '' if the company has no name of its own for it. */
export function jobListNameFor({ jobListName, englishJobListName }: JobListSettings, language: Language): string {
  return readsKorean(language) ? jobListName : englishJobListName || jobListName;
}
