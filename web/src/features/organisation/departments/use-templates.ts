import type { Language } from '@madang/contract/kernel/languages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateNames, TemplateTexts } from './templates/template.ts';

const files: Readonly<Record<Language, () => Promise<{ readonly names: TemplateNames }>>> = {
  ko: () => import('./templates/ko.ts'),
  en: () => import('./templates/en.ts'),
  zh: () => import('./templates/zh.ts'),
  ja: () => import('./templates/ja.ts'),
  tw: () => import('./templates/tw.ts'),
  vi: () => import('./templates/vi.ts'),
};

/** Returns the names of the template departments in a language. */
export function useTemplateTexts(language: Language) {
  return useQuery({
    queryKey: ['department-templates', language],
    queryFn: async (): Promise<TemplateTexts> => ({ names: (await files[language]()).names, language }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
