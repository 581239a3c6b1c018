import { inCompany, transaction } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import { settingsOf } from '../../executor.ts';
import { standingAgainst } from '../refusal-json.ts';
import { runRow, seal } from '../sealed.ts';
import {
  type CheckedRow,
  countInFull,
  endCheck,
  type Finding,
  selectNextToCheck,
  selectRowsOf,
  selectToCheck,
  writeFindings,
} from './checks.sql.ts';
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
import { Holders, keysOf, repeatedRows } from './row-keys.ts';
import { askingOf, askRights } from './run-rights.ts';
import { manySize, type RunOf } from './runs.sql.ts';

/** Rows that a check runs in full; of more than these that are not found clean, the rest is counted alone. */
export const checkedInFull = 2_000;
/** Rows that are run and rolled back in one transaction: what they lock is free again soon. */
const rolledBackAtOnce = 20;
/** Tries of a part of a check that conflicts with others, after which its rows are not checked. */
const checkTries = 3;

// By the second form where the operation has one; all else by `run` in a transaction that is rolled back.

/** Checks the rows of a run against each other and against the database, and writes only what it found. */
export async function checkRun(kernel: Kernel, { companyCode, runId }: RunOf, inFull = checkedInFull): Promise<void> {
  const of = { companyCode, runId };
  const found = await inCompany(kernel.db, companyCode, (tx) => selectToCheck(tx, of));
  if (!found) return;
  const run = runOf(kernel, of, found);
  const check: Check = {
    run,
    holders: new Holders(),
    mostInFull: inFull,
    inFull: await inCompany(kernel.db, companyCode, (tx) => countInFull(tx, run)),
  };
  for (let after = 0; ;) {
    const rows = await inCompany(kernel.db, companyCode, (tx) => selectNextToCheck(tx, run, { after, size: manySize }));
    if (rows.length === 0) break;
    await checkChunk(kernel, check, rows);
    after = rows.at(-1)?.rowNumber ?? after;
  }
  await inCompany(kernel.db, companyCode, (tx) => endCheck(tx, run));
}

interface Check {
  readonly run: Run;
  /** Keys of the rows that were found clean. */
  readonly holders: Holders;
  inFull: number;
  readonly mostInFull: number;
}

async function checkChunk(kernel: Kernel, check: Check, rows: readonly CheckedRow[]): Promise<void> {
  const { run, holders } = check;
  const read = readChunk(kernel, run, rows);
  const states = new Map(rows.map(({ rowNumber, checkState }) => [rowNumber, checkState]));
  const rowsIn = (state: CheckedRow['checkState']) =>
    [...read].filter(([rowNumber]) => states.get(rowNumber) === state);
  // Checked by a worker that did not come to the end, or by another one that is at it as well.
  for (const [rowNumber, row] of rowsIn('clean')) holders.hold(rowNumber, keysOf(kernel, row));
  const open = rowsIn(null);
  const clean = hasForm(run.operation) ? await findClean(kernel, check, new Map(open)) : new Set<number>();
  for (const [rowNumber, row] of open) if (clean.has(rowNumber)) holders.hold(rowNumber, keysOf(kernel, row));
  await keep(
    kernel,
    run,
    [...clean].map((rowNumber) => ({ rowNumber, state: 'clean', found: null, code: null })),
  );
  await checkInFull(
    kernel,
    check,
    open.filter(([rowNumber]) => !clean.has(rowNumber)),
  );
}

async function findClean(kernel: Kernel, { run, holders }: Check, read: Rows<ReadRow>): Promise<Set<number>> {
  const repeated = repeatedRows(kernel, read, (key) => holders.has(key));
  const seen = { isTaken: (key: string) => holders.hasText(key), cleanBefore: holders.count };
  return inCompany(kernel.db, run.companyCode, async (tx) => {
    const rows = rowsForMany(run, read, { requireRight: await askRights(tx, askingOf(read.values())), repeated });
    if (rows.length === 0) return new Set<number>();
    const found = await formOf(run.operation).checkMany(manyContext(tx, kernel, run, seen), rows);
    return new Set(found.map(({ rowNumber }) => rowNumber));
  });
}

/** Rows that are run together, and the earlier ones whose work they have to see. */
type Part = Map<number, { readonly row: ReadRow; readonly isAsked: boolean }>;

/** Runs rows, a few at a time and each behind the rows that it meets, and rolls them back. */
async function checkInFull(
  kernel: Kernel,
  check: Check,
  others: readonly (readonly [number, ReadRow])[],
): Promise<void> {
  const { run } = check;
  const left: number[] = [];
  let part: Part = new Map();
  for (const [rowNumber, row] of others) {
    if (check.inFull >= check.mostInFull) {
      left.push(rowNumber);
      continue;
    }
    let before = await rowsBefore(kernel, check, { rowNumber, row, part });
    if (part.size > 0 && part.size + before.size >= rolledBackAtOnce) {
      await runPart(kernel, check, part);
      part = new Map();
      before = await rowsBefore(kernel, check, { rowNumber, row, part });
    }
    if (before.size >= rolledBackAtOnce) {
      left.push(rowNumber);
      continue;
    }
    for (const [earlier, each] of before) part.set(earlier, { row: each, isAsked: false });
    part.set(rowNumber, { row, isAsked: true });
    check.inFull += 1;
  }
  await runPart(kernel, check, part);
  await keep(kernel, run, left.map(unchecked));
}

/** Reads the rows that a row meets and that its part has not, and those that these meet. */
async function rowsBefore(
  kernel: Kernel,
  { run, holders }: Check,
  { rowNumber, row, part }: { readonly rowNumber: number; readonly row: ReadRow; readonly part: Part },
): Promise<Map<number, ReadRow>> {
  const found = new Map<number, ReadRow>();
  const isNew = (each: number) => !found.has(each) && !part.has(each);
  let wanted = holders.before(rowNumber, keysOf(kernel, row)).filter(isNew);
  while (wanted.length > 0 && found.size < rolledBackAtOnce) {
    const asked = wanted.slice(0, rolledBackAtOnce);
    const rows = await inCompany(kernel.db, run.companyCode, (tx) => selectRowsOf(tx, run, asked));
    const read = readChunk(kernel, run, rows);
    for (const [each, earlier] of read) found.set(each, earlier);
    wanted = [...new Set([...read].flatMap(([each, earlier]) => holders.before(each, keysOf(kernel, earlier))))].filter(
      isNew,
    );
  }
  return found;
}

async function runPart(kernel: Kernel, { run, holders }: Check, part: Part): Promise<void> {
  if (part.size === 0) return;
  const inOrder = [...part].toSorted(([a], [b]) => a - b);
  const ended = await runAndRollBack(kernel, run, new Map(inOrder.map(([rowNumber, { row }]) => [rowNumber, row])));
  const asked = inOrder.filter(([, { isAsked }]) => isAsked);
  for (const [rowNumber, { row }] of asked) {
    if (ended?.get(rowNumber)?.state === 'done') holders.hold(rowNumber, keysOf(kernel, row));
  }
  await keep(
    kernel,
    run,
    asked.map(([rowNumber]) => {
      const each = ended?.get(rowNumber);
      return each ? findingOf(kernel, run, rowNumber, each) : unchecked(rowNumber);
    }),
  );
}

/** Ends a transaction whose work is only looked at. */
class RolledBack extends Error {
  readonly ended: Rows<Ended>;
  constructor(ended: Rows<Ended>) {
    super('rolled back');
    this.ended = ended;
  }
}

/** Answers how rows would end; undefined where the database did not let them. */
async function runAndRollBack(kernel: Kernel, run: Run, read: Rows<ReadRow>): Promise<Rows<Ended> | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryRows(kernel, run, read);
    } catch (error) {
      if (!isFault(error)) throw error;
      if (tries === checkTries) return undefined;
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
  if (state === 'done') return { rowNumber, state: 'clean', found, code: standingAgainst(outcome)?.code ?? null };
  return { rowNumber, state, found, code: code ?? null };
}

async function keep(kernel: Kernel, run: Run, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await inCompany(kernel.db, run.companyCode, (tx) => writeFindings(tx, run, findings));
}
