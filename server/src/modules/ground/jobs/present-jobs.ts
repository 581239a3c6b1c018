import { jobKeptDays } from '@madang/contract/ground/jobs/limits.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { ListedReport } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { StoredJob } from './jobs.sql.ts';
import { paceOf } from './run-access.ts';

export function presentJob({ createdAt, finishedAt, expiresAt, ...job }: StoredJob): ConsoleJob {
  return {
    ...job,
    run: null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    can: finishedAt === null ? ['cancel'] : job.state === 'done' ? ['download', 'delete'] : ['delete'],
  };
}

const listedStates = {
  filling: 'preparing',
  checking: 'preparing',
  checked: 'toConfirm',
  waiting: 'queued',
  running: 'running',
  paused: 'paused',
  done: 'done',
  cancelled: 'cancelled',
  stopped: 'stopped',
} as const satisfies Record<RunState, ConsoleJob['state']>;

/** A run in the shape of the list of jobs; those without a kind are not listed. */
export function presentListedRun(run: ListedReport): ConsoleJob[] {
  const { runId, kind, origin, detail, state, total, done, refused, failed, stopCode, startedAt, endedAt } = run;
  if (kind === null) return [];
  return [
    {
      jobId: runId,
      kind: 'run',
      state: listedStates[state],
      run: {
        kind,
        origin,
        plannedOn: detail['on'] ?? null,
        refusedCount: refused,
        failedCount: failed,
        ...paceOf(run),
      },
      doneCount: done + refused + failed,
      totalCount: state === 'filling' ? null : total,
      createdAt: startedAt.toISOString(),
      finishedAt: endedAt?.toISOString() ?? null,
      expiresAt: endedAt === null ? null : new Date(endedAt.getTime() + jobKeptDays * daySeconds * 1_000).toISOString(),
      errorCode: stopCode,
      can: endedAt === null ? ['cancel'] : [],
    },
  ];
}
