import { departmentNameFor, type NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { useShownName } from '../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

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

/** Words of people in a picture of the chart. */
export interface PictureWords {
  readonly personText: (person: MemberCard) => string;
}

export function usePictureWords(): PictureWords {
  const t = useText();
  const nameOf = useShownName();
  const jobText = useJobText();
  return {
    personText(person) {
      const guest = person.guestOf !== null && t('guest', { company: person.guestOf });
      return [nameOf(person), jobText(person), guest].filter(Boolean).join(' · ');
    },
  };
}
