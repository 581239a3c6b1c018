import { gradeNameFor } from '@madang/contract/organisation/security-grades/names.ts';
import { securityGrades } from '@madang/contract/organisation/security-grades/limits.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useGrades } from './api.ts';
import { useText } from './texts.ts';

/** USR-06: returns a function that says a grade with its name, the company's own or the product's; one of boards alone stays a number. */
export function useGradeText(): (grade: number | string) => string {
  const t = useText();
  const language = useLanguage();
  const { data } = useGrades();
  return (given) => {
    const grade = securityGrades.find((each) => String(each) === String(given));
    const named = data?.items.find(({ securityGrade }) => securityGrade === grade);
    // Until the names are there the number stands alone: no name is replaced by another one.
    if (grade === undefined || named === undefined) return String(given);
    return t('named', { grade, name: gradeNameFor(named, language) || t(`names.${`grade${grade}` as const}`) });
  };
}
