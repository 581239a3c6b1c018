import { randomUUID } from 'node:crypto';
import { Refusal } from '@madang/contract/refuse.ts';
import type { Kernel } from '../kernel.ts';
import { newId } from '../crypto/new-id.ts';
import { pipeline, type Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import { noteChange } from '../db/standby.ts';
import type { AnyChange } from './definition.ts';
import type { Audited, Outcome, UndoStep } from './outcome.ts';
import { parseStoredInput } from './input.ts';
import { actorIdOf, type Origin } from './principal.ts';
import { seal, undoRow } from './stored/sealed.ts';

export const undoMinutes = 10;

/** The columns of one audit row, in the order of `auditColumns`. */
type AuditValues = readonly unknown[];

/** The rows that a run leaves, made before anything is sent: what fails here rolls the run back. */
export interface Records {
  readonly write: (tx: Tx) => Promise<unknown>;
  /** The id of the undo step: that of the first audit row. */
  readonly undoId: string | undefined;
}

/** Returns the records of a run: its audit rows, its undo step and, with a standby, a note that its person changed something. */
export function recordsOf(
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  outcome: Outcome<unknown>,
): Records | undefined {
  const audited = auditOf(kernel, operation, origin, outcome);
  const personId = kernel.standby && changerOf(origin, outcome);
  if (personId === undefined) return audited;
  return {
    undoId: audited?.undoId,
    // All are begun before it returns.
    write: (tx) => pipeline([...(audited ? [audited.write(tx)] : []), noteChange(tx, personId)]),
  };
}

/** The one who acts; at a sign-in the person that the work found. */
function changerOf({ principal }: Origin, { audit }: Outcome<unknown>): string | undefined {
  const acting = actorIdOf(principal);
  if (acting !== undefined || audit === 'none') return acting;
  return [audit].flat().find((entry) => (entry as Audited).actorId !== undefined)?.actorId;
}

/** The audit rows of a run and its undo step, to be written in one statement. */
function auditOf(kernel: Kernel, operation: AnyChange, origin: Origin, outcome: Outcome<unknown>): Records | undefined {
  if (outcome.audit === 'none') return undefined;
  const entries = Array.isArray(outcome.audit) ? (outcome.audit as readonly Audited[]) : [outcome.audit as Audited];
  const rows = entries.map((entry) => auditValues(operation, origin, entry));
  const [first] = rows;
  const auditId = String(first?.[0]);
  const undo = 'undo' in outcome && outcome.undo ? undoValues(kernel, outcome.undo, auditId) : undefined;
  const undoId = undo && auditId;
  if (first && rows.length === 1) {
    return { undoId, write: (tx) => (undo ? insertAuditWithUndo(tx, ...first, ...undo) : insertAudit(tx, ...first)) };
  }
  return {
    undoId,
    write: (tx) =>
      Promise.all(
        rows.map((row, n) => (n === 0 && undo ? insertAuditWithUndo(tx, ...row, ...undo) : insertAudit(tx, ...row))),
      ),
  };
}

/** Writes one audit row for each of many changes of one run, in one statement; the run keeps what takes them back. */
export async function writeManyRecords(
  tx: Tx,
  operation: AnyChange,
  entries: readonly { readonly origin: Origin; readonly audit: Audited }[],
): Promise<void> {
  const rows = entries.map(({ origin, audit }) => auditValues(operation, origin, audit));
  const column = (place: number) => rows.map((row) => row[place]);
  await insertAudits(
    tx,
    ...([0, 1, 2, 3, 4, 5].map(column) as ManyAudits),
    rows.map((row) => JSON.stringify(row[6])),
    ...([7, 8, 9, 10, 11].map(column) as ManyAudits),
  );
}

type ManyAudits = readonly (readonly unknown[])[];

function auditValues(operation: AnyChange, { principal, request, via }: Origin, entry: Audited): AuditValues {
  const actorId = entry.actorId ?? actorIdOf(principal);
  return [
    newId(entry.isToTheMinute ? 'unordered' : 'ordered'),
    nameIn(operation, entry),
    entry.isNameless ? 'system' : actorKindOf(principal, actorId),
    entry.isNameless ? null : (actorId ?? null),
    entry.target.kind,
    entry.target.id,
    entry.fields ?? [],
    detailText(entry),
    via ?? null,
    entry.isNameless ? randomUUID() : request.id,
    entry.isNameless ? null : request.address || null,
    entry.isToTheMinute ?? false,
  ];
}

function detailText({ detail, changes, called }: Audited): string | null {
  if (detail === undefined && changes === undefined && called === undefined) return null;
  return JSON.stringify({ ...detail, ...(changes && { changes }), ...(called && { called }) });
}

function nameIn({ name, auditNames = [] }: AnyChange, entry: Audited): string {
  if (entry.as !== undefined && !auditNames.includes(entry.as))
    throw new Error(`${name} has no audit name ${entry.as}`);
  return entry.as ?? name;
}

/** The actor of a sign-in has no session yet; of an open operation it is the person that the work found. */
function actorKindOf({ kind }: Origin['principal'], actorId: string | undefined): 'person' | 'visitor' | 'system' {
  if (kind === 'waiting') return 'person';
  if (kind === 'anyone') return actorId === undefined ? 'visitor' : 'person';
  return kind;
}

/** Seals an undo step to its audit row. If an older row breaks a newer rule, the change is made without an undo. */
function undoValues({ operations, keyring, log }: Kernel, { name, input, minutes }: UndoStep, auditId: string) {
  try {
    const parsed: unknown = parseStoredInput(operations.storable(name), input);
    return [name, seal(keyring, undoRow(auditId), parsed), minutes ?? undoMinutes];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.warn({ operation: name, code: error.code }, 'a change that cannot be taken back');
    return undefined;
  }
}

const insertText = `
  insert into audit_log (company_code, audit_id, operation, actor_kind, actor_id, target_kind, target_id, fields, detail, via,
    request_id, address, occurred_at)
  values (app_company(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    case when $12 then date_trunc('minute', app_now(), 'UTC') else app_now() end)`;

const insertAudits = preparedQuery<object, ManyAudits>(`
  insert into audit_log (company_code, audit_id, operation, actor_kind, actor_id, target_kind, target_id, fields, detail, via,
    request_id, address, occurred_at)
  select app_company(), audit_id, operation, actor_kind, actor_id, target_kind, target_id,
    array(select jsonb_array_elements_text(fields)), detail::jsonb, via, request_id, address::inet,
    case when to_the_minute then date_trunc('minute', app_now(), 'UTC') else app_now() end
  from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::text[], $9::text[],
    $10::text[], $11::text[], $12::boolean[]) r (audit_id, operation, actor_kind, actor_id, target_kind, target_id, fields,
    detail, via, request_id, address, to_the_minute)`);
const insertAudit = preparedQuery<object, unknown[]>(insertText);
const insertAuditWithUndo = preparedQuery<object, unknown[]>(`
  with written as (${insertText} returning company_code, audit_id)
  insert into undo_steps (company_code, audit_id, operation, input, expires_at)
  select company_code, audit_id, $13, $14, app_now() + make_interval(mins => $15) from written`);
