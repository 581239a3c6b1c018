import { departmentNameFor, type NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

/** A way down the chart in one line. */
export function usePathText(): (path: readonly NamedDepartment[]) => string {
  const language = useLanguage();
  return (path) => path.map((step) => departmentNameFor(step, language)).join(' › ');
}

/** Rank and title of a person in one line; '' for neither. */
export function useJobText(): (person: Pick<MemberCard, 'jobRank' | 'jobTitle'>) => string {
  const language = useLanguage();
  return ({ jobRank, jobTitle }) =>
    [jobTitle, jobRank].flatMap((entry) => (entry ? jobRankNameFor(entry, language) : [])).join(' · ');
}
