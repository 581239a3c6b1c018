import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { announceEnd, checkRowsTask, enqueueWorkers, type RunOf } from './runs.sql.ts';

/** Asks for the check of a run that is filled. */
export async function beginCheck(tx: Tx, { companyCode, runId }: RunOf): Promise<boolean> {
  const isChanged = await changeState(tx, { companyCode, runId }, { from: ['filling'], to: 'checking' });
  if (isChanged) await enqueueJob(tx, checkRowsTask, { companyCode, runId });
  return isChanged;
}

/** Begins the check of a run that is filled, which its caller does. */
export async function beginOwnCheck(tx: Tx, { companyCode, runId }: RunOf): Promise<boolean> {
  return changeState(tx, { companyCode, runId }, { from: ['filling'], to: 'checking' });
}

/** Has the rows run of a run that was checked; false for any other. */
export async function confirmRun(tx: Tx, run: RunOf): Promise<boolean> {
  return goOn(tx, run, 'checked');
}

/** Pauses a run between two chunks; false where it is not at work. */
export async function pauseRun(tx: Tx, run: RunOf): Promise<boolean> {
  return changeState(tx, run, { from: ['waiting', 'running'], to: 'paused' });
}

/** Has a run go on that was paused; false for any other. */
export async function resumeRun(tx: Tx, run: RunOf): Promise<boolean> {
  return goOn(tx, run, 'paused');
}

/** Cancels a run that is not over: what was done stays. False where it has ended. */
export async function cancelRun(tx: Tx, { companyCode, runId }: RunOf): Promise<boolean> {
  const from = ['filling', 'checking', 'checked', 'waiting', 'running', 'paused'] as const;
  const isChanged = await changeState(tx, { companyCode, runId }, { from, to: 'cancelled' });
  if (isChanged) await announceEnd(tx, { companyCode, runId });
  return isChanged;
}

/** Cancels the runs of a company whose service ends, and notifies no one; planned changes wait for its return. */
export async function cancelRunsOf(tx: Tx, companyCode: string): Promise<void> {
  await sql`update row_runs set state = 'cancelled', told_at = app_now(), ended_at = app_now(), running_since = null
    where company_code = ${companyCode} and ended_at is null and origin <> 'plan'`.execute(tx);
}

async function goOn(tx: Tx, run: RunOf, from: RunState): Promise<boolean> {
  const isChanged = await changeState(tx, run, { from: [from], to: 'waiting' });
  if (isChanged) await enqueueWorkers(tx, run);
  return isChanged;
}

interface Change {
  readonly from: readonly RunState[];
  readonly to: 'checking' | 'waiting' | 'paused' | 'cancelled';
}

async function changeState(tx: Tx, { companyCode, runId }: RunOf, { from, to }: Change): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update row_runs set state = ${to}, seen_at = app_now(), progressed_at = app_now(), running_since = null,
      ended_at = case when ${to} = 'cancelled' then app_now() end
    where company_code = ${companyCode} and run_id = ${runId} and state = any(${from}::text[])`.execute(tx);
  return numAffectedRows === 1n;
}
