import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import {
  listLedStructureHistory,
  listStructureHistory,
} from '@madang/contract/company-life/company-structures/history.ts';
import {
  listCompanyStructures,
  readCompanyStructure,
} from '@madang/contract/company-life/company-structures/routes.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

const key = ['company-structures'] as const;
const { rowsPerPage } = structureLimits;

export const structureQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call(readCompanyStructure, {}, { signal }),
});

export function useStructures(page: number) {
  return useQuery({
    queryKey: [...key, 'all', page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (asked) => call(listCompanyStructures, { query: { page: asked } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** Returns the history of the own company in structures, or of an operator's structure if its leading company is given. */
export function useHistory(leading?: string) {
  return useInfiniteQuery({
    queryKey: [...key, 'history', leading],
    queryFn: ({ signal, pageParam }) => {
      const query = afterOf(pageParam);
      if (leading === undefined) return call(listStructureHistory, { query }, { signal });
      return call(listLedStructureHistory, { params: { companyCode: leading }, query }, { signal });
    },
    // Other companies' log has the news a moment later than the change.
    staleTime: 0,
    ...byPortions,
  });
}

/** Reads structures and offers again. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

interface CompanyNames {
  readonly companyName: string;
  readonly englishCompanyName: string;
}

interface StructureNames {
  readonly companyStructureName: string;
  readonly englishCompanyStructureName: string;
}

/** PRD-03: the names that the reader sees first. */
export function useNamesOf() {
  const language = useLanguage();
  return {
    ofCompany: (names: CompanyNames) => companyNameFor(names, language),
    ofStructure: (names: StructureNames) =>
      companyNameFor(
        { companyName: names.companyStructureName, englishCompanyName: names.englishCompanyStructureName },
        language,
      ),
  };
}
