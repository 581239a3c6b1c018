import * as z from 'zod/mini';
import { storedId } from '@madang/contract/kernel/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import type { Handover } from '@madang/contract/people/employment/rules.ts';
import type { EmploymentChangeKind } from '@madang/contract/people/employment/kinds.ts';
import { sql } from 'kysely';
import { newId } from '../../../kernel/crypto/new-id.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import { judgeLater } from '../../../kernel/operations/stored/judge-later.ts';
import { seal, unseal } from '../../../kernel/operations/stored/sealed.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { ReturnedThing } from './returned.ts';
import type { LeaveDays } from './state.sql.ts';

/** Reason of a change of state; stored encrypted. */
export interface ChangeReason {
  readonly reason: string;
  readonly note: string;
}

/** Steps of the way back from a change; kept sealed. */
export interface ChangeSteps {
  /** Roles that are never granted: they come back by themselves. */
  readonly roles?: readonly string[];
  /** Operations that bring back what ended, in the order in which it ended; absent of what is gone for good. */
  readonly back?: readonly (ReturnedThing & { readonly step?: StoredStep | undefined })[];
  /** Handovers of a planned or done retirement. */
  readonly handovers?: readonly Handover[];
  /** Days of a leave. */
  readonly leave?: LeaveDays;
  /** Items that a reinstatement restored. */
  readonly returned?: readonly ReturnedThing[];
  readonly lost?: readonly ReturnedThing[];
}

export interface NewChange extends PersonKey {
  readonly kind: EmploymentChangeKind;
  readonly before: EmploymentState;
  readonly after: EmploymentState;
  readonly reason: ChangeReason;
  readonly steps?: ChangeSteps;
  readonly actorId: string | undefined;
  readonly until?: Date | null;
}

/** The changed state of a person, for a log row. */
export function stateChanged(before: EmploymentState, after: EmploymentState) {
  return { fields: ['employmentStatus'], changes: [{ field: 'employmentStatus', before, after }] };
}

/** Text that the reason of a change is bound to. */
export function reasonAad(changeId: string): string {
  return `employment_changes.reason.${changeId}`;
}

/** Text that the steps of a change are bound to. */
export function stepsAad(changeId: string): string {
  return `employment_changes.steps.${changeId}`;
}

/** STA-07: keeps a change of a person's state; answers its id. */
export async function insertChange(tx: Tx, keyring: Keyring, change: NewChange): Promise<string> {
  const changeId = newId();
  const { companyCode, personId, kind, before, after, reason, steps, actorId, until = null } = change;
  await tx
    .insertInto('employment_changes')
    .values({
      company_code: companyCode,
      change_id: changeId,
      person_id: personId,
      kind,
      state_before: before,
      state_after: after,
      reason: seal(keyring, reasonAad(changeId), reason),
      steps: steps ? seal(keyring, stepsAad(changeId), steps) : null,
      actor_id: actorId ?? null,
      until,
    })
    .execute();
  // What waits for the person may be refused now, or no longer.
  await judgeLater(tx, { companyCode, personId });
  return changeId;
}

export interface StoredChange {
  readonly changeNumber: string;
  readonly changeId: string;
  readonly kind: EmploymentChangeKind;
  readonly before: EmploymentState;
  readonly after: EmploymentState;
  readonly actorId: string | null;
  readonly until: Date | null;
  readonly changedAt: Date;
  readonly reason: ChangeReason;
  readonly steps: ChangeSteps;
}

interface ChangesAsked {
  readonly kind?: EmploymentChangeKind;
  /** Changes before this number alone. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Changes of a person from the newest on; `kind`: those of one kind. */
export async function selectChanges(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
  { kind, after, limit }: ChangesAsked,
): Promise<StoredChange[]> {
  const { rows } = await sql<Omit<StoredChange, 'reason' | 'steps'> & { reason: Buffer; steps: Buffer | null }>`
    select change_number::text as "changeNumber", change_id as "changeId", kind, state_before as before, state_after as after, actor_id as "actorId", until,
      changed_at as "changedAt", reason, steps
    from employment_changes where company_code = ${companyCode} and person_id = ${personId}::uuid
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${after ?? null}::bigint is null or change_number < ${after ?? null}::bigint)
    order by change_number desc limit ${limit}`.execute(tx);
  return rows.map(({ reason, steps, ...row }) => ({
    ...row,
    reason: unseal(keyring, reasonAad(row.changeId), reason) as ChangeReason,
    steps: steps === null ? {} : (unseal(keyring, stepsAad(row.changeId), steps) as ChangeSteps),
  }));
}

/** The newest change of a person, of one kind. */
export async function newestChange(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
  kind?: EmploymentChangeKind,
): Promise<StoredChange | undefined> {
  const [newest] = await selectChanges(tx, keyring, person, { ...(kind && { kind }), limit: 1 });
  return newest;
}

/** ACC-11: of a closed account nothing of this is kept. */
export async function deleteChanges(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('employment_changes')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

/** Names the change that an undo takes back; absent: the newest one, whichever it is. */
export const changeId = z.optional(storedId);

/** Reads the newest change of a kind; EDIT_CONFLICT where another one is expected. */
export async function requireNewest(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
  { kind, expected }: { readonly kind: EmploymentChangeKind; readonly expected: string | undefined },
): Promise<StoredChange | undefined> {
  const newest = await newestChange(tx, keyring, person, kind);
  if (expected !== undefined && newest?.changeId !== expected) throw refuse('EDIT_CONFLICT');
  return newest;
}
