import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import {
  countDepartments,
  type DepartmentRow,
  listBranch,
  listDepartmentHistory,
  readDepartment,
  searchDepartments,
} from '@madang/contract/organisation/departments/routes.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { call } from '../../../kernel/call.ts';
import type { FoundItem } from '../../../kernel/feature.ts';
import { currentLanguage } from '../../../kernel/i18n.ts';
import { nameFor, pathText } from './names.ts';
import { afterOf, byPortions, itemsOf } from '../../../kernel/lists/portions.ts';
import type { LoadedBranch } from './tree-rows.ts';

const departmentsKey = ['departments'] as const;
const branchKey = (code: string) => [...departmentsKey, 'branch', code] as const;

type BranchData = List<DepartmentRow>;

function loadPortion(departmentCode: string, after: string | null, signal: AbortSignal): Promise<BranchData> {
  return call(listBranch, { params: { departmentCode }, query: afterOf(after) }, { signal });
}

/** Selects the parts of a branch that are drawn; a background call causes no redraw. */
const shownOf = ({ data, error, dataUpdatedAt }: UseQueryResult<BranchData>) => ({ data, error, dataUpdatedAt });
const allShown = (found: UseQueryResult<BranchData>[]) => found.map(shownOf);

/** The branches of the open departments, as far as they were asked for. */
export function useBranches(open: ReadonlySet<string>) {
  const queries = useQueryClient();
  const openCodes = useMemo(() => [...open], [open]);
  const wanted = useRef(new Map<string, number>());
  const isLoading = useRef(new Set<string>());
  const found = useQueries({
    queries: openCodes.map((code) => ({
      queryKey: branchKey(code),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadAll(code, wanted.current.get(code) ?? 1, signal),
    })),
    combine: allShown,
  });
  const loadMore = useCallback(
    async (code: string) => {
      const held = queries.getQueryData<BranchData>(branchKey(code));
      if (!held) return queries.invalidateQueries({ queryKey: branchKey(code) });
      if (held.next === null || isLoading.current.has(code)) return;
      isLoading.current.add(code);
      wanted.current.set(code, (wanted.current.get(code) ?? 1) + 1);
      // Read again as a whole, so that a branch changed in the meantime has no row twice.
      await queries.invalidateQueries({ queryKey: branchKey(code) });
      isLoading.current.delete(code);
    },
    [queries],
  );
  const branches = useMemo(
    () => new Map(openCodes.map((code, place) => [code, loadedBranch(found[place])])),
    [openCodes, found],
  );
  const refetch = useCallback(() => queries.refetchQueries({ queryKey: branchKey(rootDepartment) }), [queries]);
  const top = found[openCodes.indexOf(rootDepartment)];
  return { branches, loadMore, first: top && { ...top, refetch } };
}

function loadedBranch({ data, error, dataUpdatedAt = 0 }: Partial<ReturnType<typeof shownOf>> = {}): LoadedBranch {
  return {
    rows: data?.items ?? [],
    totalCount: data?.total.count,
    hasMore: Boolean(data?.next),
    isFailed: Boolean(error),
    readAt: dataUpdatedAt,
  };
}

const topQuery = queryOptions({
  queryKey: branchKey(rootDepartment),
  queryFn: ({ signal }) => loadAll(rootDepartment, 1, signal),
});

/** Returns the departments directly under the company. */
export function useTopDepartments() {
  return useQuery(topQuery);
}

/** Loads what the section shows first. */
export async function beginTree(queries: QueryClient): Promise<void> {
  await Promise.all([queries.prefetchQuery(topQuery), queries.prefetchQuery(countQuery)]);
}

async function loadAll(code: string, portions: number, signal: AbortSignal): Promise<BranchData> {
  let branch = await loadPortion(code, null, signal);
  for (let portion = 1; portion < portions && branch.next !== null; portion += 1) {
    const more = await loadPortion(code, branch.next, signal);
    branch = { ...more, items: itemsOf([branch, more]) };
  }
  return branch;
}

export function useDepartment(departmentCode: string | null) {
  return useQuery({
    queryKey: [...departmentsKey, 'one', departmentCode],
    queryFn: ({ signal }) => call(readDepartment, { params: { departmentCode: departmentCode ?? '' } }, { signal }),
    enabled: departmentCode !== null,
  });
}

export function useFound(keyword: string) {
  return useQuery({
    queryKey: [...departmentsKey, 'found', keyword],
    queryFn: ({ signal }) => call(searchDepartments, { body: { keyword } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useHistory(departmentCode: string) {
  return useInfiniteQuery({
    queryKey: [...departmentsKey, 'history', departmentCode],
    queryFn: ({ signal, pageParam }) =>
      call(listDepartmentHistory, { params: { departmentCode }, query: afterOf(pageParam) }, { signal }),
    ...byPortions,
  });
}

/** Reads everything about departments again after a change. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: departmentsKey }), [queries]);
}

export async function findForPalette(keyword: string, signal: AbortSignal): Promise<readonly FoundItem[]> {
  const { items } = await call(searchDepartments, { body: { keyword } }, { signal });
  const language = currentLanguage();
  return items.map(({ department, path }) => ({
    id: department.departmentCode,
    label: nameFor(department, language),
    detail: pathText(path, language),
    path: `/console/departments?item=${department.departmentCode}`,
  }));
}

const countQuery = queryOptions({
  queryKey: [...departmentsKey, 'count'],
  queryFn: ({ signal }) => call(countDepartments, {}, { signal }),
});

export function useCount() {
  return useQuery(countQuery);
}
