import { rootDepartment } from '@madang/contract/departments/limits.ts';
import {
  countDepartments,
  type DepartmentRow,
  listBranch,
  listDepartmentHistory,
  readDepartment,
  searchDepartments,
} from '@madang/contract/departments/routes.ts';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call } from '../../kernel/call.ts';
import type { FoundItem } from '../../kernel/feature.ts';
import { currentLanguage } from '../../kernel/i18n.ts';
import { nameFor, pathText } from './names.ts';
import type { LoadedBranch } from './tree-rows.ts';

const departmentsKey = ['departments'] as const;
const branchKey = (code: string) => [...departmentsKey, 'branch', code] as const;

interface BranchData {
  readonly rows: readonly DepartmentRow[];
  readonly totalCount: number;
  readonly next: string | null;
}

async function loadPortion(departmentCode: string, after: string | null, signal?: AbortSignal): Promise<BranchData> {
  const query = after === null ? {} : { after };
  const answer = await call(listBranch, { params: { departmentCode }, query }, signal ? { signal } : undefined);
  return { rows: answer.departments, totalCount: answer.totalCount, next: answer.next };
}

/** The branches of the open departments, as far as they were asked for. */
export function useBranches(openCodes: readonly string[]) {
  const queries = useQueryClient();
  const wanted = useRef(new Map<string, number>());
  const isLoading = useRef(new Set<string>());
  const found = useQueries({
    queries: openCodes.map((code) => ({
      queryKey: branchKey(code),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadAll(code, wanted.current.get(code) ?? 1, signal),
    })),
  });
  const loadMore = useCallback(
    async (code: string) => {
      const held = queries.getQueryData<BranchData>(branchKey(code));
      if (!held) return queries.invalidateQueries({ queryKey: branchKey(code) });
      if (held.next === null || isLoading.current.has(code)) return;
      isLoading.current.add(code);
      wanted.current.set(code, (wanted.current.get(code) ?? 1) + 1);
      // Read anew as a whole, so that a branch changed meanwhile has no row twice.
      await queries.invalidateQueries({ queryKey: branchKey(code) });
      isLoading.current.delete(code);
    },
    [queries],
  );
  const branches = new Map<string, LoadedBranch>(
    openCodes.map((code, place) => {
      const { data, isError } = found[place] ?? {};
      return [
        code,
        {
          rows: data?.rows ?? [],
          totalCount: data?.totalCount,
          hasMore: Boolean(data?.next),
          isFailed: Boolean(isError),
        },
      ];
    }),
  );
  return { branches, loadMore, first: found[0] };
}

/** What stands right under the company. */
export function useTopDepartments() {
  return useQuery({
    queryKey: branchKey(rootDepartment),
    queryFn: ({ signal }) => loadAll(rootDepartment, 1, signal),
  });
}

async function loadAll(code: string, portions: number, signal: AbortSignal): Promise<BranchData> {
  let branch = await loadPortion(code, null, signal);
  for (let portion = 1; portion < portions && branch.next !== null; portion += 1) {
    const more = await loadPortion(code, branch.next, signal);
    branch = { ...more, rows: [...branch.rows, ...more.rows] };
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
    queryFn: ({ signal }) => call(searchDepartments, { query: { keyword } }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
}

export function useHistory(departmentCode: string) {
  return useInfiniteQuery({
    queryKey: [...departmentsKey, 'history', departmentCode],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDepartmentHistory,
        { params: { departmentCode }, query: pageParam ? { before: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Reads everything about departments anew after a change. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: departmentsKey }), [queries]);
}

export async function countAll(signal: AbortSignal): Promise<number> {
  return (await call(countDepartments, {}, { signal })).count;
}

export async function findForPalette(keyword: string, signal: AbortSignal): Promise<readonly FoundItem[]> {
  const { found } = await call(searchDepartments, { query: { keyword } }, { signal });
  const language = currentLanguage();
  return found.slice(0, 5).map(({ department, path }) => ({
    id: department.departmentCode,
    label: nameFor(department, language),
    detail: pathText(path, language),
    path: `/console/departments?item=${department.departmentCode}`,
  }));
}

export function useCount() {
  return useQuery({
    queryKey: [...departmentsKey, 'count'],
    queryFn: ({ signal }) => call(countDepartments, {}, { signal }),
  });
}
