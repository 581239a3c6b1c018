import type { Language } from '@madang/contract/kernel/languages.ts';
import { sql } from 'kysely';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ImportKey, StoredImport } from './stored/import-state.ts';
import { selectImport, stepImport } from './stored/imports.sql.ts';

export const readTask = 'read-import-rows';
export const checkTask = 'check-import-rows';
export const applyTask = 'fill-import-run';
export const watchTask = 'watch-import';

/** A worker that was killed holds its job for hours, so work without a sign for this long is begun again. */
const watchSeconds = 60;

/** Work of one attempt, as its job has it. */
export interface Work extends ImportKey {
  readonly attempt: number;
  readonly language: Language;
}

const tasks = { reading: readTask, checking: checkTask, applying: applyTask } as const;
type WorkState = keyof typeof tasks;

/** Has an import worked on beside the page, and looked after until it has ended. */
export async function beginWork(
  tx: Tx,
  state: WorkState,
  { companyCode, importId, attempt, language }: Work,
): Promise<void> {
  const work = { companyCode, importId, attempt, language };
  await enqueueJob(tx, tasks[state], work);
  await enqueueJob(tx, watchTask, work, { seconds: watchSeconds });
}

/**
 * Takes work over, so that an earlier worker of it writes nothing more. Undefined where the work is over, or another worker has
 * it.
 */
export async function takeWork(
  tx: Tx,
  state: WorkState,
  work: Work,
): Promise<{ readonly work: Work; readonly found: StoredImport } | undefined> {
  const attempt = await stepImport(tx, work, { from: [state], to: state, of: work.attempt });
  const found = attempt === undefined ? undefined : await selectImport(tx, work);
  if (attempt === undefined || !found) return undefined;
  const taken = { ...work, attempt };
  await enqueueJob(tx, watchTask, taken, { seconds: watchSeconds });
  return { work: taken, found };
}

/** Begins work again whose worker has stopped. */
export async function workAgain({ db }: Pick<Kernel, 'db'>, payload: unknown): Promise<void> {
  const work = payload as Work;
  await inCompany(db, work.companyCode, async (tx) => {
    const { rows } = await sql<{ state: WorkState; isStalled: boolean }>`
      select i.state, i.seen_at < app_now() - make_interval(secs => ${watchSeconds}) as "isStalled" from imports i
      where company_code = ${work.companyCode} and import_id = ${work.importId} and attempt = ${work.attempt}
        and state in ('reading', 'checking', 'applying')
        and not exists (select from row_runs r where r.company_code = i.company_code and r.run_id = i.run_id and r.state <> 'filling')`.execute(
      tx,
    );
    const [found] = rows;
    if (!found) return;
    if (found.isStalled) await enqueueJob(tx, tasks[found.state], work);
    await enqueueJob(tx, watchTask, work, { seconds: watchSeconds });
  });
}
