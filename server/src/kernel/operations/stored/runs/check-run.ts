import { inCompany, transaction } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import { settingsOf } from '../../executor.ts';
import { runRow, seal } from '../sealed.ts';
import { countInFull, endCheck, type Finding, selectToCheck, selectUnchecked, writeFindings } from './checks.sql.ts';
import { formOf, hasForm, manyContext, rowsForMany } from './many-rows.ts';
import {
  type Ended,
  isFault,
  prepareChunk,
  readChunk,
  type ReadRow,
  type Rows,
  type Run,
  runOf,
  runOne,
  settleChunk,
} from './one-row.ts';
import { askingOf, askRights } from './run-rights.ts';
import { manySize, type RunOf } from './runs.sql.ts';

/** Rows that a check runs in full; of more than these that are not found clean, the rest is counted alone. */
export const checkedInFull = 2_000;
/** Rows that are run and rolled back in one transaction: what they lock is free again soon. */
const rolledBackAtOnce = 20;
/** Tries of a part of a check that conflicts with others, after which its rows are not checked. */
const checkTries = 3;

/**
 * Checks the rows of a run against each other and against the database, and writes nothing but what it found: by the second
 * form where the operation has one, and all else by `run` in a transaction that is rolled back.
 */
export async function checkRun(kernel: Kernel, { companyCode, runId }: RunOf): Promise<void> {
  const of = { companyCode, runId };
  const found = await inCompany(kernel.db, companyCode, (tx) => selectToCheck(tx, of));
  if (!found) return;
  const run = runOf(kernel, of, found);
  const check: Check = {
    run,
    seen: new Set(),
    inFull: await inCompany(kernel.db, companyCode, (tx) => countInFull(tx, run)),
  };
  for (;;) {
    const rows = await inCompany(kernel.db, companyCode, (tx) => selectUnchecked(tx, run, manySize));
    if (rows.length === 0) break;
    await checkChunk(kernel, check, readChunk(kernel, run, rows));
  }
  await inCompany(kernel.db, companyCode, (tx) => endCheck(tx, run));
}

interface Check {
  readonly run: Run;
  /** What rows take that were found clean. */
  readonly seen: Set<string>;
  inFull: number;
}

async function checkChunk(kernel: Kernel, check: Check, read: Rows<ReadRow>): Promise<void> {
  const { run } = check;
  const clean = hasForm(run.operation) ? await findClean(kernel, check, read) : new Set<number>();
  await keep(
    kernel,
    run,
    [...clean].map((rowNumber) => ({ rowNumber, state: 'clean', found: null, code: null })),
  );
  const others = [...read].filter(([rowNumber]) => !clean.has(rowNumber));
  while (others.length > 0) {
    const room = Math.min(rolledBackAtOnce, checkedInFull - check.inFull);
    if (room <= 0) {
      const rest = others.splice(0);
      await keep(
        kernel,
        run,
        rest.map(([rowNumber]) => unchecked(rowNumber)),
      );
      continue;
    }
    const part = new Map(others.splice(0, room));
    check.inFull += part.size;
    await keep(kernel, run, await runAndRollBack(kernel, run, part));
  }
}

async function findClean(kernel: Kernel, { run, seen }: Check, read: Rows<ReadRow>): Promise<Set<number>> {
  return inCompany(kernel.db, run.companyCode, async (tx) => {
    const rows = rowsForMany(run, read, await askRights(tx, askingOf(read.values())));
    if (rows.length === 0) return new Set<number>();
    const found = await formOf(run.operation).checkMany(manyContext(tx, kernel, run, { seen, isCheck: true }), rows);
    return new Set(found.map(({ rowNumber }) => rowNumber));
  });
}

/** Ends a transaction whose work is only looked at. */
class RolledBack extends Error {
  readonly ended: Rows<Ended>;
  constructor(ended: Rows<Ended>) {
    super('rolled back');
    this.ended = ended;
  }
}

async function runAndRollBack(kernel: Kernel, run: Run, read: Rows<ReadRow>): Promise<Finding[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const ended = await tryRows(kernel, run, read);
      return [...ended].map(([rowNumber, each]) => findingOf(kernel, run, rowNumber, each));
    } catch (error) {
      if (!isFault(error)) throw error;
      if (tries === checkTries) return [...read.keys()].map(unchecked);
    }
  }
}

async function tryRows(kernel: Kernel, run: Run, read: Rows<ReadRow>): Promise<Rows<Ended>> {
  const [first] = read.values();
  const requireRight = await inCompany(kernel.db, run.companyCode, (tx) => askRights(tx, askingOf(read.values())));
  const ready = await prepareChunk(kernel, read, requireRight);
  try {
    await transaction(
      kernel.db,
      async (tx) => {
        const ended = new Map<number, Ended>();
        for (const [rowNumber, row] of ready) ended.set(rowNumber, await runOne(tx, kernel, row, requireRight));
        throw new RolledBack(ended);
      },
      settingsOf(first?.operation ?? run.operation, first?.origin ?? run.origin),
    );
    throw new Error('a check commits nothing');
  } catch (error) {
    if (error instanceof RolledBack) return error.ended;
    throw error;
  } finally {
    await settleChunk(kernel, ready, new Map());
  }
}

function unchecked(rowNumber: number): Finding {
  return { rowNumber, state: 'unchecked', found: null, code: null };
}

function findingOf({ keyring }: Kernel, { runId }: Run, rowNumber: number, { state, outcome, code }: Ended): Finding {
  const found = seal(keyring, runRow(runId, rowNumber), outcome ?? null);
  return { rowNumber, state: state === 'done' ? 'clean' : state, found, code: code ?? null };
}

async function keep(kernel: Kernel, run: Run, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await inCompany(kernel.db, run.companyCode, (tx) => writeFindings(tx, run, findings));
}
