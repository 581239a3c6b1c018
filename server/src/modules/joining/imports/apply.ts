import { employeeTarget } from './targets.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  addNamedRows,
  emptyRun,
  openRun,
  portionSize,
  sealRun,
} from '../../../kernel/operations/stored/runs/open-run.ts';
import { selectRows as selectRunRows } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { welcomeMailsOfToday } from '../../people/people/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { dayAfter } from './letters.ts';
import { makingOf } from './made-departments.ts';
import type { StoredImport } from './stored/import-state.ts';
import { companyClock, selectImport, selectImportOfRun, stepImport, stillAt } from './stored/imports.sql.ts';
import { selectRowsToApply, writeRunRows } from './stored/rows.sql.ts';
import { openImport, openRow } from './stored/sealed.ts';
import { takeWork, type Work } from './work.ts';

export const lettersTask = 'fill-import-letters';

/** Fills the run of an import with the departments that are made and the rows without a fault, and has it run. */
export async function fillImportRun(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, importId } = payload as Work;
  const begun = await inCompany(kernel.db, companyCode, async (tx) => {
    const taken = await takeWork(tx, 'applying', payload as Work);
    if (!taken) return undefined;
    const { work, found } = taken;
    if (found.runId === null) return undefined;
    const run = { companyCode, runId: found.runId };
    if (!(await emptyRun(tx, run))) return undefined;
    const made = openImport(kernel.keyring, importId, 'made', found.made) ?? [];
    if (made.length > 0)
      await addNamedRows(
        kernel,
        tx,
        run,
        made.map((each) => makingOf(each, work.language)),
      );
    return { work, run, filled: made.length };
  });
  if (!begun) return;
  let at = { depth: -1, line: 0, filled: begun.filled };
  for (;;) {
    const next = await inCompany(kernel.db, companyCode, (tx) => fillPortion(tx, kernel, begun.work, begun.run, at));
    if (next === 'over') return;
    if (next === null) break;
    at = next;
  }
  await inCompany(kernel.db, companyCode, async (tx) => {
    if (await stillAt(tx, begun.work)) await sealRun(tx, begun.run);
  });
}

interface Place {
  readonly depth: number;
  readonly line: number;
  readonly filled: number;
}

/** Lines that are read at once: each has two changes at most. */
const portionLines = portionSize / 2;

async function fillPortion(tx: Tx, kernel: Kernel, work: Work, run: RunOf, at: Place): Promise<Place | null | 'over'> {
  if (!(await stillAt(tx, work))) return 'over';
  const rows = await selectRowsToApply(tx, work, { ...at, limit: portionLines });
  const last = rows.at(-1);
  if (!last) return null;
  const steps = rows.flatMap(({ line, finding }) =>
    (openRow(kernel.keyring, { importId: work.importId, line }, 'finding', finding)?.steps ?? []).map((step) => ({
      line,
      step,
    })),
  );
  await addNamedRows(
    kernel,
    tx,
    run,
    steps.map(({ step }) => step),
  );
  await writeRunRows(
    tx,
    work,
    steps.map(({ line }, index) => ({ line, runRow: at.filled + index + 1 })),
  );
  return { depth: last.depth, line: last.line, filled: at.filled + steps.length };
}

/** Ends an import whose run has ended, and lets people in as its owner chose. */
export async function endImport(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, runId } = payload as RunOf;
  await inCompany(kernel.db, companyCode, async (tx) => {
    const found = await selectImportOfRun(tx, companyCode, runId);
    if (found?.state !== 'applying') return;
    const key = { companyCode, importId: found.importId };
    const way = found.letIn?.way ?? 'nothing';
    const letters = way === 'now' || way === 'onDay' ? await openLetters(tx, kernel, companyCode, found) : undefined;
    await stepImport(tx, key, { from: ['applying'], to: 'applied', set: { letters_run_id: letters?.runId ?? null } });
    if (letters) await enqueueJob(tx, lettersTask, { ...key, runId: letters.runId });
  });
}

/** Opens the run of the letters that an import's owner chose. */
export function openLetters(
  tx: Tx,
  kernel: Kernel,
  companyCode: string,
  { personId, importId, letIn }: StoredImport,
): Promise<RunOf> {
  const principal = { kind: 'person', companyCode, personId } as const;
  const isPlanned = letIn?.way === 'onDay';
  const detail = { importId, ...(isPlanned && letIn.on !== null && { on: letIn.on, operation: 'send-welcome-mail' }) };
  return openRun(
    kernel,
    tx,
    { principal, request: { id: importId, address: '' } },
    isPlanned ? 'plan-change' : 'send-welcome-mail',
    {
      kind: 'sendLetters',
      origin: 'product',
      detail,
    },
  );
}

interface LettersOf extends RunOf {
  readonly importId: string;
}

/** Fills the run of letters: those of today at once, others as changes of the next days. */
export async function fillLetters(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, importId, runId } = payload as LettersOf;
  const letters = { companyCode, runId };
  const begun = await inCompany(kernel.db, companyCode, async (tx) => {
    const found = await selectImport(tx, { companyCode, importId });
    if (!found?.runId || !(await emptyRun(tx, letters))) return undefined;
    const { timeZone } = await readCompany(tx, companyCode);
    const { day } = await companyClock(tx, timeZone);
    return {
      letIn: found.letIn,
      applied: { companyCode, runId: found.runId },
      day,
      ...(await welcomeMailsOfToday(tx, kernel, companyCode)),
    };
  });
  if (!begun) return;
  const { letIn, applied, day, used, max } = begun;
  let sent = 0;
  const rowOf = (personId: string) => {
    const step = { name: 'send-welcome-mail', input: { personId } };
    const first = letIn?.way === 'onDay' && letIn.on !== null ? letIn.on : day;
    const isToday = first === day;
    const place = isToday ? sent + used : sent;
    sent += 1;
    const days = Math.floor(place / max);
    if (isToday && days === 0) return step;
    return { name: 'plan-change', input: { step, dueOn: dayAfter(first, days), note: '' } };
  };
  for (let after = 0; ;) {
    const next = await inCompany(kernel.db, companyCode, async (tx) => {
      const rows = await selectRunRows(tx, kernel.keyring, applied, { state: 'done', after, limit: portionSize });
      const registered = rows.flatMap(({ target, outcome }) => employeeTarget(target, outcome));
      // Registrations may have been taken back since.
      const present = await readNames(tx, companyCode, registered);
      const people = registered.filter((personId) => present.has(personId));
      if (people.length > 0) await addNamedRows(kernel, tx, letters, people.map(rowOf));
      return rows.at(-1)?.rowNumber ?? null;
    });
    if (next === null) break;
    after = next;
  }
  await inCompany(kernel.db, companyCode, (tx) => sealRun(tx, letters));
}
