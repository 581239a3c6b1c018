import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { jobListNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** RNK-02: the company's names for job ranks and titles; undefined for a hidden list. */
export function useJobNames({ ranks, titles }: JobLists) {
  const t = useText();
  const language = useLanguage();
  return {
    rank: ranks.isHidden ? undefined : jobListNameFor(ranks, language) || t('columns.jobRank'),
    title: titles.isHidden ? undefined : jobListNameFor(titles, language) || t('columns.jobTitle'),
  };
}
