import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import type { ImportState } from '@madang/contract/joining/imports/kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { ImportKey, LetIn, StoredImport } from './import-state.ts';

const columns = sql`import_id as "importId", person_id as "personId", kind, source, file_name as "fileName", file_id as "fileId",
  content_hash as "contentHash", selected_count as "selectedCount", state, attempt, refusal, reading, headings, columns,
  found_by as "foundBy", made, let_in as "letIn", total, checked_count as checked, new_count as "newCount",
  changed_count as "changedCount", left_count as "leftCount", refused_count as "refusedCount", check_run_id as "checkRunId",
  run_id as "runId", letters_run_id as "lettersRunId", created_at as "createdAt", applied_at as "appliedAt"`;

export interface NewImport extends ImportKey {
  readonly personId: string;
  readonly kind: string;
  readonly source: 'pasted' | 'file';
  readonly fileName: Buffer | null;
  readonly fileId: string;
  readonly contentHash: Buffer;
  readonly selectedCount: number | null;
}

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await sql`insert into imports (company_code, import_id, person_id, kind, source, file_name, file_id, content_hash, selected_count, state)
    values (${row.companyCode}, ${row.importId}, ${row.personId}, ${row.kind}, ${row.source}, ${row.fileName}, ${row.fileId},
      ${row.contentHash}, ${row.selectedCount}, 'reading')`.execute(tx);
}

/** Reads an import, and holds it where `isHeld`; undefined where there is none. */
export async function selectImport(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  { isHeld = false } = {},
): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`select ${columns} from imports
    where company_code = ${companyCode} and import_id = ${importId} ${isHeld ? sql`for no key update` : sql``}`.execute(
    tx,
  );
  return rows[0];
}

export async function selectImportOfRun(tx: Tx, companyCode: string, runId: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`select ${columns} from imports
    where company_code = ${companyCode} and run_id = ${runId} for no key update`.execute(tx);
  return rows[0];
}

/** A grid in which nothing was edited. */
export const isUntouched = sql<boolean>`source = 'selection' and state = 'checked' and changed_count + refused_count = 0`;

/** Imports of a company, the newest first, behind one of them. */
export async function selectImports(
  tx: Tx,
  companyCode: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredImport[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (created_at, import_id) < (select b.created_at, b.import_id from imports b
          where b.company_code = ${companyCode} and b.import_id = ${after}::uuid)`;
  const { rows } = await sql<StoredImport>`select ${columns} from imports where company_code = ${companyCode}
    and not (${isUntouched}) ${behind}
    order by created_at desc, import_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Values of columns that a step sets. */
type Settings = Readonly<Record<string, unknown>>;

function settings(values: Settings): RawBuilder<unknown> {
  return sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
}

interface Step {
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  /** Work of this attempt alone, as a task has it; absent: the step begins another one. */
  readonly attempt?: number;
  /** The attempt that another one is begun behind. */
  readonly of?: number;
  readonly set?: Settings;
}

/** Takes an import from one state to another; answers the attempt, or undefined where it is in another state by now. */
export async function stepImport(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  { from, to, attempt, of = attempt, set = {} }: Step,
): Promise<number | undefined> {
  const others = Object.keys(set).length === 0 ? sql`` : sql`, ${settings(set)}`;
  const { rows } = await sql<{ attempt: number }>`
    update imports set state = ${to}, seen_at = app_now(), changed_at = app_now(),
      attempt = attempt + ${attempt === undefined ? 1 : 0} ${others}
    where company_code = ${companyCode} and import_id = ${importId} and state = any(${from}::text[])
      and (${of ?? null}::integer is null or attempt = ${of ?? null}) returning attempt`.execute(tx);
  return rows[0]?.attempt;
}

/** Notes that the work of an attempt goes on; false where another one has begun, or the import is gone. */
export async function stillAt(
  tx: Tx,
  { companyCode, importId, attempt }: ImportKey & { readonly attempt: number },
  set: Settings = {},
): Promise<boolean> {
  const others = Object.keys(set).length === 0 ? sql`` : sql`, ${settings(set)}`;
  const { numAffectedRows } = await sql`update imports set seen_at = app_now() ${others}
    where company_code = ${companyCode} and import_id = ${importId} and attempt = ${attempt}
      and state in ('reading', 'checking', 'applying')`.execute(tx);
  return numAffectedRows === 1n;
}

/** Writes how people get in, with the run of their letters. */
export async function updateLetIn(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  { letIn, lettersRunId }: { readonly letIn: LetIn; readonly lettersRunId: string | null },
): Promise<void> {
  await sql`update imports set let_in = ${JSON.stringify(letIn)}, letters_run_id = ${lettersRunId}, changed_at = app_now()
    where company_code = ${companyCode} and import_id = ${importId}`.execute(tx);
}

/** Deletes an import with its rows; false where it is being applied, or was. */
export async function deleteImport(tx: Tx, { companyCode, importId }: ImportKey): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`delete from imports
    where company_code = ${companyCode} and import_id = ${importId} and state not in ('applying', 'applied')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** An equal file that was applied within the days in which files are recognised. */
export async function selectEqual(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  contentHash: Buffer,
): Promise<{ readonly importId: string; readonly createdAt: Date } | undefined> {
  const { rows } = await sql<{ importId: string; createdAt: Date }>`
    select import_id as "importId", created_at as "createdAt" from imports
    where company_code = ${companyCode} and content_hash = ${contentHash} and import_id <> ${importId}
      and applied_at > app_now() - make_interval(days => ${importLimits.keptDays})
    order by created_at desc limit 1`.execute(tx);
  return rows[0];
}

/** Counts rows in the working hours of the company's day; false where they would be more than `max`. */
export async function countWorkingRows(
  tx: Tx,
  {
    companyCode,
    day,
    rows,
    max,
  }: { readonly companyCode: string; readonly day: string; readonly rows: number; readonly max: number },
): Promise<{ readonly isWithin: boolean; readonly used: number }> {
  const { rows: counted } = await sql<{ used: number }>`
    insert into import_hours (company_code, day, row_count) select ${companyCode}, ${day}::date, ${rows} where ${rows} <= ${max}
    on conflict (company_code, day) do update set row_count = import_hours.row_count + excluded.row_count
      where import_hours.row_count + excluded.row_count <= ${max}
    returning row_count as used`.execute(tx);
  if (counted[0]) return { isWithin: true, used: counted[0].used };
  const { rows: present } = await sql<{ used: number }>`select row_count as used from import_hours
    where company_code = ${companyCode} and day = ${day}::date`.execute(tx);
  return { isWithin: false, used: present[0]?.used ?? 0 };
}

/** The hour and the day of a company's zone. */
export async function companyClock(tx: Tx, timeZone: string): Promise<{ readonly hour: number; readonly day: string }> {
  const { rows } = await sql<{ hour: number; day: string }>`
    select extract(hour from app_now() at time zone ${timeZone})::integer as hour,
      (app_now() at time zone ${timeZone})::date::text as day`.execute(tx);
  const [clock] = rows;
  if (!clock) throw new Error('the database has a clock');
  return clock;
}
