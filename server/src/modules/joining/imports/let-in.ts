import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { portionSize } from '../../../kernel/operations/stored/runs/open-run.ts';
import { cancelPlans } from '../../../kernel/operations/stored/plan-acts.ts';
import { selectRows as selectRunRows, selectRun } from '../../../kernel/operations/stored/runs/read-run.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { fillLetters, openLetters } from './apply.ts';
import type { ImportKey, LetIn, StoredImport } from './stored/import-state.ts';
import { companyClock, selectImport } from './stored/imports.sql.ts';
import { employeeTarget } from './targets.ts';

export const changeLettersTask = 'change-import-letters';

/** False where the day is missing, is not to come, or is too far ahead of the company's day. */
export function isPossible({ way, on }: LetIn, day: string): boolean {
  const last = new Date(Date.parse(`${day}T00:00:00Z`) + importLimits.doorsDays * 86_400_000);
  return way === 'onDay' ? on !== null && on > day && on <= last.toISOString().slice(0, 10) : on === null;
}

/** True until people are let in: letters that leave on a day may be changed before it. */
export async function isToCome(tx: Tx, companyCode: string, found: StoredImport): Promise<boolean> {
  const { kind, state, letIn, lettersRunId } = found;
  if (kind !== 'people' || (state !== 'applying' && state !== 'applied')) return false;
  if (state === 'applying') return true;
  if (letIn?.way === 'now') return false;
  const { day } = await companyClock(tx, (await readCompany(tx, companyCode)).timeZone);
  if (letIn?.way === 'onDay' && (letIn.on ?? '') <= day) return false;
  // Letters of the former choice are being planned.
  const run = lettersRunId === null ? undefined : await selectRun(tx, { companyCode, runId: lettersRunId });
  return run === undefined || run.endedAt !== null;
}

interface Change extends ImportKey {
  /** The run of the letters that are chosen now; null for none. */
  readonly runId: string | null;
}

/** Begins what an applied import's new choice asks for; answers the run of its letters. */
export async function beginLetters(
  tx: Tx,
  kernel: Kernel,
  companyCode: string,
  found: StoredImport,
): Promise<string | null> {
  const sends = found.letIn?.way === 'now' || found.letIn?.way === 'onDay';
  const runId = sends ? (await openLetters(tx, kernel, companyCode, found)).runId : null;
  await enqueueJob(tx, changeLettersTask, { companyCode, importId: found.importId, runId } satisfies Change);
  return runId;
}

/** Takes planned letters of the former choice back, and plans or sends those of the new one. */
export async function changeLetters(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, importId, runId } = payload as Change;
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    // oxlint-disable-next-line no-await-in-loop
    after = await inCompany(kernel.db, companyCode, (tx) => cancelPortion(tx, kernel, payload as Change, from));
  }
  if (runId !== null) await fillLetters(kernel, { companyCode, importId, runId });
}

/** Answers the last row, null at the end or where another choice was made since. */
async function cancelPortion(
  tx: Tx,
  { keyring }: Kernel,
  { companyCode, importId, runId }: Change,
  after: number,
): Promise<number | null> {
  const found = await selectImport(tx, { companyCode, importId });
  if (!found?.runId || found.lettersRunId !== runId) return null;
  const letters = runId === null ? undefined : await selectRun(tx, { companyCode, runId });
  // The new ones stand already: this work was begun again.
  if (letters && letters.state !== 'filling') return null;
  const page = { state: 'done', after, limit: portionSize } as const;
  const rows = await selectRunRows(tx, keyring, { companyCode, runId: found.runId }, page);
  for (const { target, outcome } of rows) {
    for (const id of employeeTarget(target, outcome)) {
      const letter = { companyCode, operation: 'send-welcome-mail', target: { kind: 'person', id }, isShown: true };
      // oxlint-disable-next-line no-await-in-loop
      await cancelPlans(tx, keyring, letter);
    }
  }
  return rows.at(-1)?.rowNumber ?? null;
}
