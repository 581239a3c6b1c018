import type { RunCheckState, RunKind, RunOrigin, RunRowState, RunState } from '@madang/contract/ground/jobs/runs.ts';
import { type RawBuilder, sql } from 'kysely';
import { isAboutReached, type Reach } from '../../../access/reach.sql.ts';
import { inCompany, type Tx } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import type { PersonKey } from '../../../session/person-key.ts';
import type { Target } from '../../outcome.ts';
import { runRow, unseal } from '../sealed.ts';
import { canBeTakenBack } from './left-to-undo.sql.ts';
import type { RunOf } from './runs.sql.ts';

/** One row of a run as its report shows it. */
export interface RowResult {
  readonly rowNumber: number;
  readonly state: RunRowState;
  /** The operation's answer, or codes and fields of what stopped the row; undefined while it waits. */
  readonly outcome: unknown;
}

/** Reads what has become of each row of a short run, in their order. */
export async function readRows({ db, keyring }: Pick<Kernel, 'db' | 'keyring'>, run: RunOf): Promise<RowResult[]> {
  const rows = await inCompany(db, run.companyCode, (tx) => selectRows(tx, keyring, run, {}));
  return rows.map(({ rowNumber, state, outcome }) => ({ rowNumber, state, outcome }));
}

/** State of a run, and how many of its rows ended in which way. */
export interface RunReport {
  readonly state: RunState;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly failed: number;
  /** Code of the refusal that stopped the run. */
  readonly stopCode: string | null;
}

/** Reads how far a run is; undefined where there is none. */
export async function readRun({ db }: Pick<Kernel, 'db'>, run: RunOf): Promise<RunReport | undefined> {
  const found = await inCompany(db, run.companyCode, (tx) => selectRun(tx, run));
  if (!found) return undefined;
  const { state, total, done, refused, failed, stopCode } = found;
  return { state, total, done, refused, failed, stopCode };
}

/** A run as the list of background jobs shows it, which is read every second while one is at work. */
export interface ListedReport extends RunReport {
  readonly runId: string;
  readonly operation: string;
  /** Null for a run of the product itself. */
  readonly personId: string | null;
  /** Null for a run that the tray does not show. */
  readonly kind: RunKind | null;
  readonly origin: RunOrigin;
  readonly detail: Readonly<Record<string, string>>;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Rows that end in a second, since it last began or went on; null where none did yet. */
  readonly rate: number | null;
}

/** A run as it is shown to anyone who may see it. */
export interface ShownReport extends ListedReport {
  readonly clean: number;
  readonly objected: number;
  readonly unchecked: number;
  readonly undoOf: string | null;
  readonly retryOf: string | null;
  /** The run that takes it back. */
  readonly undoneBy: string | null;
  /** It can be taken back: over, within its time, with rows that have a step still, no other undo at work. */
  readonly canUndo: boolean;
}

const listed = sql`
  r.run_id as "runId", r.operation, r.person_id as "personId", r.kind, r.origin, coalesce(r.detail, '{}') as detail, r.state,
  r.total, r.done_count as done, r.refused_count as refused, r.failed_count as failed, r.stop_code as "stopCode",
  r.started_at as "startedAt", r.ended_at as "endedAt",
  case when r.running_since is not null and r.progressed_at > r.running_since then
    (r.done_count + r.refused_count + r.failed_count - r.ended_before)::float8
      / extract(epoch from r.progressed_at - r.running_since)::float8 end as rate`;

const reportOf = sql`${listed},
  r.clean_count as clean, r.objected_count as objected, r.unchecked_count as unchecked,
  r.undo_of as "undoOf", r.retry_of as "retryOf",
  (select u.run_id from row_runs u where u.company_code = r.company_code and u.undo_of = r.run_id
    order by u.started_at desc limit 1) as "undoneBy",
  ${canBeTakenBack} as "canUndo"`;

/** Reads one run; undefined where there is none. */
export async function selectRun(tx: Tx, { companyCode, runId }: RunOf): Promise<ShownReport | undefined> {
  const { rows } = await sql<ShownReport>`
    select ${reportOf} from row_runs r where company_code = ${companyCode} and run_id = ${runId}`.execute(tx);
  return rows[0];
}

/** Condition of a run `r`: every row is about a person, a department or an invitation in reach, and it has rows. */
function hasReachedRows(companyCode: string, reach: Reach): RawBuilder<boolean> {
  const isReached = isAboutReached(reach, { companyCode, kind: sql`w.target_kind`, id: sql`w.target_id` });
  return sql<boolean>`(r.total > 0 and not exists (select from run_rows w
    where w.company_code = r.company_code and w.run_id = r.run_id and (${isReached}) is not true))`;
}

/** Asks if all that a run's rows are about is within reach. */
export async function isRunWithin(tx: Tx, { companyCode, runId }: RunOf, reach: Reach): Promise<boolean> {
  const { rows } = await sql<{ isWithin: boolean }>`
    select ${hasReachedRows(companyCode, reach)} as "isWithin" from row_runs r
    where r.company_code = ${companyCode} and r.run_id = ${runId}`.execute(tx);
  return rows[0]?.isWithin ?? false;
}

/** Names the operations that the company's runs are of. */
export async function selectRunOperations(tx: Tx, companyCode: string): Promise<string[]> {
  const { rows } = await sql<{ operation: string }>`
    select distinct coalesce(detail->>'operation', operation) as operation from row_runs
    where company_code = ${companyCode} and kind is not null`.execute(tx);
  return rows.map(({ operation }) => operation);
}

/** Operations that a reader may do in a part of the company, and that part. */
export interface ReachedOperations {
  readonly operations: readonly string[];
  readonly reach: Reach;
}

/** Reads the newest runs that are shown: of one person, and of everyone for operations that the reader may stop. */
export async function selectRuns(
  tx: Tx,
  companyCode: string,
  {
    personId,
    operations,
    reached,
    limit,
  }: {
    readonly personId: string;
    readonly operations: readonly string[];
    readonly reached: readonly ReachedOperations[];
    readonly limit: number;
  },
): Promise<ShownReport[]> {
  const isOne = (names: readonly string[]) => sql`coalesce(detail->>'operation', operation) = any(${names}::text[])`;
  const seen = [
    isOne(operations),
    ...reached.map((part) => sql`${isOne(part.operations)} and ${hasReachedRows(companyCode, part.reach)}`),
  ];
  const { rows } = await sql<ShownReport>`
    select ${reportOf} from row_runs r where company_code = ${companyCode} and kind is not null
      and (person_id = ${personId} or ${sql.join(seen, sql` or `)})
    order by started_at desc, run_id limit ${limit}`.execute(tx);
  return rows;
}

/** Reads the newest runs of one person as the list of background jobs shows them, without a look at their rows. */
export async function selectListedRuns(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  limit: number,
): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    select ${listed} from row_runs r where company_code = ${companyCode} and kind is not null and person_id = ${personId}
    order by started_at desc, run_id limit ${limit}`.execute(tx);
  return rows;
}

/** Names the operations of a run's rows where they have their own. */
export async function selectRowOperations(tx: Tx, { companyCode, runId }: RunOf): Promise<string[]> {
  const { rows } = await sql<{ operation: string }>`
    select distinct operation from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and operation is not null`.execute(tx);
  return rows.map(({ operation }) => operation);
}

/** One row with what was found of it before and what became of it. */
export interface ShownRow extends RowResult {
  readonly target: Target | undefined;
  readonly code: string | null;
  readonly checkState: RunCheckState | null;
  /** The finding of the check: the answer, or codes and fields. */
  readonly found: unknown;
  /** Undefined where it was forgotten with its person. */
  readonly input: unknown;
  readonly personId: string | null;
}

/** The rows that are read, from the one after `after` on; all of them where nothing is said. */
export interface RowFilter {
  readonly state?: RunRowState | undefined;
  readonly checkState?: RunCheckState | undefined;
  readonly code?: string | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

interface StoredRow {
  readonly rowNumber: number;
  readonly state: RunRowState;
  readonly outcome: Buffer | null;
  readonly aboutKind: string | null;
  readonly aboutId: string | null;
  readonly code: string | null;
  readonly checkState: RunCheckState | null;
  readonly found: Buffer | null;
  readonly input: Buffer | null;
  readonly personId: string | null;
}

/** Reads rows of a run in their order, by a filter and a page. */
export async function selectRows(
  tx: Tx,
  keyring: Kernel['keyring'],
  { companyCode, runId }: RunOf,
  { state, checkState, code, after = 0, limit }: RowFilter,
): Promise<ShownRow[]> {
  const { rows } = await sql<StoredRow>`
    select row_number as "rowNumber", state, outcome, target_kind as "aboutKind", target_id as "aboutId", code,
      check_state as "checkState", found, input, person_id as "personId"
    from run_rows where company_code = ${companyCode} and run_id = ${runId} and row_number > ${after}
      and (${state ?? null}::text is null or state = ${state ?? null})
      and (${checkState ?? null}::text is null or check_state = ${checkState ?? null})
      and (${code ?? null}::text is null or code = ${code ?? null})
    order by row_number limit ${limit ?? null}::integer`.execute(tx);
  return rows.map((row) => {
    const opened = (sealed: Buffer | null) =>
      sealed === null ? undefined : unseal(keyring, runRow(runId, row.rowNumber), sealed);
    const { rowNumber, aboutKind, aboutId, code: stoppedBy, personId } = row;
    return {
      rowNumber,
      state: row.state,
      outcome: opened(row.outcome),
      target: aboutKind === null || aboutId === null ? undefined : { kind: aboutKind, id: aboutId },
      code: stoppedBy,
      checkState: row.checkState,
      found: opened(row.found),
      input: opened(row.input),
      personId,
    };
  });
}

/** The number of rows that a code stopped, at their check or at their run. */
export interface CodeCount {
  readonly code: string;
  readonly count: number;
}

/** Counts the rows of a run by the code that stopped them, the most frequent first, and those that a code stands against today. */
export async function countByCode(
  tx: Tx,
  { companyCode, runId }: RunOf,
): Promise<{ readonly codes: CodeCount[]; readonly standing: CodeCount[] }> {
  const { rows } = await sql<CodeCount & { readonly isStanding: boolean }>`
    select code, check_state is not distinct from 'clean' and state = 'waiting' as "isStanding", count(*)::integer as count
    from run_rows where company_code = ${companyCode} and run_id = ${runId} and code is not null
    group by 1, 2 order by 3 desc, 1`.execute(tx);
  const of = (wanted: boolean) =>
    rows.flatMap(({ isStanding, code, count }) => (isStanding === wanted ? [{ code, count }] : []));
  return { codes: of(false), standing: of(true) };
}
