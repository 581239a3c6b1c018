import type { Permission } from '@madang/contract/permissions.ts';
import { mayAct } from '../../../kernel/access/may-act.sql.ts';
import { permissionsOf } from '../../../kernel/access/rights.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { failureKind } from '../../../kernel/db/failures.ts';
import { sealPieces } from '../../../kernel/files/sealed-pieces.ts';
import {
  advanceJob,
  type ClaimedJob,
  claimJob,
  endJob,
  type JobKey,
  lockJob,
  type Progress,
  type RunKey,
} from './jobs.sql.ts';

/** A job as the module that does its work has it. */
export interface JobAtWork {
  readonly companyCode: string;
  readonly startedBy: string;
  /** Input given to `startJob`. */
  readonly input: unknown;
  /** Reports how far the work is, after each slice; throws where it is to stop: cancelled, or the person may not go on. */
  readonly advance: (progress: Progress) => Promise<void>;
}

/** The file that a job made; a long one comes piece by piece. */
interface JobResult {
  readonly fileName: string;
  readonly content: string | AsyncIterable<string | Uint8Array>;
}

/** Work of a kind of job, and the permission that its starter has to hold all the time; the work itself keeps within reach. */
interface JobKind {
  readonly permission: Permission;
  readonly work: (kernel: Kernel, job: JobAtWork) => Promise<JobResult>;
}

class JobStopped extends Error {
  override name = 'JobStopped';
}

export const inputAad = ({ jobId }: Pick<JobKey, 'jobId'>) => `console_jobs.input.${jobId}`;
export const resultAad = ({ jobId }: Pick<JobKey, 'jobId'>) => `console_jobs.result.${jobId}`;

/**
 * Runs a job and keeps its sealed result. A stopped run leaves no file, a failed one is listed, an interrupted one is
 * repeated.
 */
export async function runJob(kernel: Kernel, payload: unknown, { permission, work }: JobKind): Promise<void> {
  const { companyCode, jobId } = payload as JobKey;
  const key = { companyCode, jobId };
  const claimed = await claimClean(kernel, key);
  if (!claimed) return;
  const { startedBy, run } = claimed;
  const runKey = { ...key, run };
  try {
    const input: unknown = JSON.parse(kernel.keyring.decrypt(claimed.input, inputAad(key)));
    const advance = (progress: Progress) => advanceRun(kernel, runKey, { startedBy, permission }, progress);
    const { fileName, content } = await work(kernel, { companyCode, startedBy, input, advance });
    const pieces = typeof content === 'string' ? [content] : content;
    const isDone = await keepSealed(kernel, key, pieces, (keep) =>
      inCompany(kernel.db, companyCode, async (tx) => {
        const ownsRun = await endJob(tx, runKey, { state: 'done', fileName });
        // While the row is held: a run that has lost the job never writes over what another run made.
        if (ownsRun) await keep();
        return ownsRun;
      }),
    );
    if (!isDone) throw new JobStopped();
  } catch (error) {
    await breakOff(kernel, runKey, error);
  }
}

/** A run after the first takes away what a former one sent, while the row is held: no later run has written by then. */
async function claimClean({ db, files }: Kernel, key: JobKey): Promise<ClaimedJob | undefined> {
  return inCompany(db, key.companyCode, async (tx) => {
    const claimed = await claimJob(tx, key);
    if (claimed && claimed.run > 1) await files.remove(key.companyCode, key.jobId);
    return claimed;
  });
}

/**
 * Streams a result piece by piece and lets `end` place the file. Only the present piece is in memory; a failure removes
 * the rest.
 */
async function keepSealed(
  { files, keyring }: Kernel,
  key: JobKey,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string>,
  end: (keep: () => Promise<void>) => Promise<boolean>,
): Promise<boolean> {
  const draft = await files.begin(key.companyCode, key.jobId);
  let isDone = false;
  try {
    for await (const sealed of sealPieces(keyring, asTexts(pieces), resultAad(key))) await draft.append(sealed);
    isDone = await end(() => draft.keep());
  } finally {
    // Files may be away by now: then it goes with the job's file.
    if (!isDone) await draft.drop().catch(() => {});
  }
  return isDone;
}

/** Pieces as texts, which alone are sealed; bytes are written in Base64. */
async function* asTexts(pieces: AsyncIterable<string | Uint8Array> | Iterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield typeof piece === 'string' ? piece : Buffer.from(piece).toString('base64');
}

/** The bytes of pieces that were written so. */
export async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece, 'base64');
}

async function advanceRun(
  { db }: Kernel,
  key: RunKey,
  { startedBy, permission }: { readonly startedBy: string; readonly permission: Permission },
  progress: Progress,
): Promise<void> {
  const goesOn = await inCompany(db, key.companyCode, async (tx) => {
    const mayStill = (await mayAct(tx, startedBy)) && (await permissionsOf(tx, startedBy)).has(permission);
    if (mayStill) return advanceJob(tx, key, progress);
    await endJob(tx, key, { state: 'cancelled' });
    return false;
  });
  if (!goesOn) throw new JobStopped();
}

async function breakOff({ db, files, log }: Kernel, key: RunKey, error: unknown): Promise<void> {
  if (failureKind(error) === 'unavailable') throw error;
  if (!(error instanceof JobStopped)) {
    // Its words may tell someone's data.
    log.warn({ jobId: key.jobId, failure: error instanceof Error ? error.name : undefined }, 'a console job failed');
    await inCompany(db, key.companyCode, (tx) => endJob(tx, key, { state: 'failed', errorCode: 'JOB_FAILED' }));
  }
  await inCompany(db, key.companyCode, async (tx) => {
    // Another run may have the job by now, and its file.
    const job = await lockJob(tx, key);
    if (job?.state !== 'running' && job?.state !== 'done') await files.remove(key.companyCode, key.jobId);
  });
}
