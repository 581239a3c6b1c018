import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import type { CompanyRow } from '@madang/contract/views/operators/platform.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

/** PRD-03: name of a platform's company in the reader's language. */
export function useCompanyName() {
  const language = useLanguage();
  return ({ name, englishName }: Pick<CompanyRow, 'name' | 'englishName'>) =>
    companyNameFor({ companyName: name, englishCompanyName: englishName }, language);
}
