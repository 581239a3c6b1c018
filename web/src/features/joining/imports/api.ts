import type { ImportMark } from '@madang/contract/joining/imports/kinds.ts';
import { openImportGrid } from '@madang/contract/joining/imports/grid-routes.ts';
import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import {
  checkImport,
  correctImport,
  downloadImportFaults,
  type ImportDetail,
  listImportKinds,
  listImportRows,
  listImports,
  pasteImport,
  printImportPasswords,
  quitImport,
  readImport,
  uploadImport,
} from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { client } from '../../../kernel/calls/client.ts';
import { savePosted } from '../../../kernel/calls/save-posted.ts';
import { currentLanguage } from '../../../kernel/i18n.ts';
import { afterOf, byPortions, itemsOf } from '../../../kernel/lists/portions.ts';

const key = ['imports'] as const;
const askedEveryMs = 700;

export type ImportKindShown = AnswerOf<typeof listImportKinds>['items'][number];
export type PrintedPassword = AnswerOf<typeof printImportPasswords>['items'][number];

/** Returns true while work behind the page changes what is shown of the import. */
export function isMoving({ state, run }: Pick<ImportDetail, 'state' | 'run'>): boolean {
  const isTakenBack = typeof run?.undo === 'string' && !endedRuns.has(run.undo);
  return state === 'reading' || state === 'checking' || state === 'applying' || isTakenBack;
}

const endedRuns: ReadonlySet<RunState> = new Set(['done', 'cancelled', 'stopped']);

/** Returns the state of an import, or how it ended where its run was broken off or taken back. */
export function endOf({ state, run }: Pick<ImportDetail, 'state' | 'run'>): ImportEnd {
  if (state !== 'applied' || !run) return state;
  if (run.undo) return endedRuns.has(run.undo) ? 'takenBack' : 'takingBack';
  return run.state === 'cancelled' || run.state === 'stopped' ? run.state : state;
}

export type ImportEnd = ImportDetail['state'] | 'takingBack' | 'takenBack' | 'cancelled' | 'stopped';

/** Kinds that the person may import, with their columns in the language of the page. */
export function kindsQuery() {
  return queryOptions({
    queryKey: [...key, 'kinds', currentLanguage()],
    queryFn: ({ signal }) => call(listImportKinds, {}, { signal }),
    staleTime: Infinity,
  });
}

/** The imports of the company, the newest first, portion by portion; asked again while one of them moves. */
export function useImports() {
  return useInfiniteQuery({
    queryKey: [...key, 'all'],
    ...byPortions,
    queryFn: ({ signal, pageParam }) => call(listImports, { query: afterOf(pageParam) }, { signal }),
    refetchInterval: ({ state }) => (state.data && itemsOf(state.data.pages).some(isMoving) ? askedEveryMs * 3 : false),
  });
}

/** One import, polled while it runs. */
export function importQuery(importId: string) {
  return queryOptions({
    queryKey: [...key, 'one', importId],
    queryFn: ({ signal }) => call(readImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? askedEveryMs : false),
  });
}

export interface RowsFilter {
  readonly mark: '' | ImportMark;
  readonly code: string;
}

const rowsKey = (importId: string) => [...key, 'rows', importId] as const;

/** The rows of the grid by a filter, portion by portion. */
export function useRows(importId: string, filter: RowsFilter) {
  return useInfiniteQuery({
    queryKey: [...rowsKey(importId), filter],
    queryFn: ({ signal, pageParam }) =>
      call(listImportRows, { params: { importId }, body: { ...filter, after: Number(pageParam ?? 0) } }, { signal }),
    ...byPortions,
  });
}

const portionsOfTree = 5;

/** The new rows of an import of departments, for the tree that grows of them. */
export function newRowsQuery(importId: string) {
  return queryOptions({
    queryKey: [...rowsKey(importId), 'tree'],
    queryFn: async ({ signal }) => {
      const rows: GridRow[] = [];
      for (let after = 0, portion = 0; portion < portionsOfTree; portion += 1) {
        const body = { mark: 'new', code: '', after } as const;
        // Each portion begins where the one before ended.
        // oxlint-disable-next-line no-await-in-loop
        const { items, next } = await call(listImportRows, { params: { importId }, body }, { signal });
        rows.push(...items);
        if (next === null) break;
        after = Number(next);
      }
      return rows;
    },
  });
}

/** Reads an import again with its rows. */
export async function rereadImportOf(queries: QueryClient, importId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [...key, 'one', importId] }),
    queries.invalidateQueries({ queryKey: rowsKey(importId) }),
  ]);
}

const changeKey = [...key, 'change'] as const;

/** Sends a change of an import and reads the import again, whatever became of it. */
export function useImportChange<Sent>(importId: string, send: (sent: Sent) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [...changeKey, importId],
    mutationFn: async (sent: Sent) => {
      try {
        await send(sent);
      } finally {
        await rereadImportOf(queries, importId);
      }
    },
  });
}

/** Returns true while a change of the import is under way. */
export const useIsChanging = (importId: string) => useIsMutating({ mutationKey: [...changeKey, importId] }) > 0;

/** Throws an import away. What is still asked of it is dropped first, or it would find it gone. */
export async function throwAway(queries: QueryClient, importId: string): Promise<void> {
  const asked = [[...key, 'one', importId], rowsKey(importId)];
  await Promise.all(asked.map((queryKey) => queries.cancelQueries({ queryKey })));
  await call(quitImport, { params: { importId } });
  await rereadImports(queries);
}

/** Reads the list of imports again. */
export const rereadImports = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [...key, 'all'] });

/** Begins an import with cells that were pasted; what is longer than a paste may be goes as a file. */
export async function beginWithText(text: string, kind: string): Promise<string> {
  if ([...text].length > importLimits.pastedCharacters)
    return beginWithFile(new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' }), kind);
  return (await call(pasteImport, { body: { text, kind } })).importId;
}

/** Begins an import with a file, as it is. */
export async function beginWithFile(file: File, kind: string): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const answer = await client.attach(uploadImport.path, form, { query: { kind } });
  return uploadImport.answer.parse(answer).importId;
}

export type CellChange = Parameters<typeof sendCells>[1][number];

/** Corrects cells, and begins the dry run again. */
export async function sendCells(
  importId: string,
  cells: readonly { readonly line: number; readonly column: number; readonly value: string }[],
): Promise<void> {
  const { cellsPerCall } = importLimits;
  for (let from = 0; from < cells.length; from += cellsPerCall) {
    const body = { cells: cells.slice(from, from + cellsPerCall) };
    // A call after the other: each holds the import.
    // oxlint-disable-next-line no-await-in-loop
    await call(correctImport, { params: { importId }, body });
  }
  await checkAgain(importId);
}

/** Begins the dry run again. */
export const checkAgain = (importId: string) => call(checkImport, { params: { importId } });

/** Opens people of the list in the grid, and answers the import. */
export async function beginWithPeople(selection: EmployeeSelection): Promise<string> {
  return (await call(openImportGrid, { body: selection })).importId;
}

/** The rows with a fault as a file, whose name the server gives. */
export async function saveFaults(importId: string, reason: string): Promise<void> {
  await savePosted(downloadImportFaults.path.replace('{importId}', importId), { reason }, 'faults.csv');
}

/** Makes the initial passwords of an import, portion by portion; each is shown this once. */
export async function makePasswords(
  importId: string,
  { renews }: { readonly renews: boolean },
  onMade: (made: readonly PrintedPassword[]) => void,
) {
  const kept: number[] = [];
  const left: number[] = [];
  for (let after: number | null = 0; after !== null;) {
    // oxlint-disable-next-line no-await-in-loop
    const answer: AnswerOf<typeof printImportPasswords> = await call(printImportPasswords, {
      params: { importId },
      body: { after, renews },
    });
    onMade(answer.items);
    kept.push(...answer.kept);
    left.push(...answer.left);
    after = answer.next;
  }
  return { kept, left };
}
