import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import {
  cancelRun,
  confirmRun,
  downloadRun,
  listRunRows,
  listRuns,
  pauseRun,
  readRun,
  resumeRun,
  retryRun,
  undoRun,
} from '@madang/contract/views/runs/routes.ts';
import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { savePosted } from '../../../kernel/calls/save-posted.ts';
import { byPortions } from '../../../kernel/lists/portions.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { awaitJobs, jobsKey } from '../../../kernel/sections/jobs-key.ts';

const key = ['runs'] as const;
const askedEveryMs = 1_000;

const movingStates: readonly RunState[] = ['filling', 'checking', 'waiting', 'running'];
/** Returns true while its state and counts change by work behind the page. */
export const isMoving = ({ state }: { readonly state: RunState }) => movingStates.includes(state);

const endStates: readonly RunState[] = ['done', 'cancelled', 'stopped'];
export const isOver = ({ state }: { readonly state: RunState }) => endStates.includes(state);

/** Asked again while one of them moves. */
export const runsQuery = queryOptions({
  queryKey: [...key, 'all'],
  queryFn: ({ signal }) => call(listRuns, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? askedEveryMs : false),
});

/** One run, asked again while it moves. */
export function runQuery(runId: string) {
  return queryOptions({
    queryKey: [...key, 'one', runId],
    queryFn: ({ signal }) => call(readRun, { params: { runId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? askedEveryMs : false),
  });
}

/** Facts of the title of a run, which do not change. */
export function namesQuery(runId: string) {
  return queryOptions({
    queryKey: [...key, 'name', runId],
    queryFn: ({ signal }) => call(readRun, { params: { runId } }, { signal }),
    staleTime: Infinity,
  });
}

export interface RowsFilter {
  readonly state: '' | 'waiting' | 'done' | 'refused' | 'failed';
  readonly checkState: '' | 'clean' | 'refused' | 'failed' | 'unchecked';
  readonly code: string;
}

/** The rows of a run by a filter, portion by portion; `round` has them read again when it is another. */
export function useRows(runId: string, filter: RowsFilter, round: string) {
  return useInfiniteQuery({
    queryKey: [...key, 'rows', runId, filter, round],
    queryFn: ({ signal, pageParam }) =>
      call(listRunRows, { params: { runId }, query: { ...filter, after: Number(pageParam ?? 0) } }, { signal }),
    ...byPortions,
  });
}

const acts = { confirm: confirmRun, pause: pauseRun, resume: resumeRun, cancel: cancelRun } as const;

/** Acts on a run; it is read again afterwards, also where it was refused because of what it is by now. */
export function useRunActs(runId: string, onRun: (runId: string) => void) {
  const queries = useQueryClient();
  const notices = useNotices();
  const rereadAll = useRereadAll();
  const [busy, setBusy] = useState<string>();
  const params = { runId };
  const press = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    try {
      // The tray shows its end, and asks from here on.
      awaitJobs(queries);
      await work();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(undefined);
      await Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: jobsKey }),
      ]);
    }
  };
  const goTo = (opened: string) => {
    queries.setQueryData(openedKey(opened), true);
    onRun(opened);
  };
  return {
    busy,
    act: (name: keyof typeof acts) =>
      press(name, async () => {
        await call(acts[name], { params });
      }),
    undo: () =>
      press('undo', async () => {
        goTo((await call(undoRun, { params })).runId);
        // The page below shows that it is taken back, and goes on to ask once this panel is closed.
        await rereadAll();
      }),
    retry: () => press('retry', async () => goTo((await call(retryRun, { params })).runId)),
  };
}

const openedKey = (runId: string) => [...key, 'opened', runId];

/** Returns true for a run that was opened here a moment ago: it may have ended before it was ever seen. */
export function useIsOpenedHere(runId: string): boolean {
  return useQueryClient().getQueryData(openedKey(runId)) === true;
}

/** Reads every open list again when a run ends: its changes are shown on many pages. */
export function useRereadAll(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
}

/** The rows as a file, whose name the server gives. */
export async function saveRun(runId: string, reason: string): Promise<void> {
  await savePosted(downloadRun.path.replace('{runId}', runId), { reason }, 'result.csv');
}
