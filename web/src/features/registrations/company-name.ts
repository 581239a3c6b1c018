import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import type { WaitingAccount } from './api.ts';

type Company = Pick<WaitingAccount, 'companyName' | 'englishCompanyName'>;

/** A company's name as a reader of the page's language knows it. */
export function useCompanyName(): (company: Company) => string {
  const language = useLanguage();
  return ({ companyName, englishCompanyName }) =>
    readsKorean(language) ? companyName : englishCompanyName || companyName;
}
