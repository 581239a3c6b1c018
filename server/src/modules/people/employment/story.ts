import { employmentStateOf, type StateColumns } from '@madang/contract/ground/employment-states/states.ts';
import type { EmploymentChangeKind } from '@madang/contract/people/employment/kinds.ts';
import type { EmploymentEntry } from '@madang/contract/people/employment/story.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { HistoryEntry, HistorySource } from '../../../platform/contributions.ts';
import { retirementPlannedIn, stateColumnsIn, suspendedIn } from '../../ground/employment-states/index.ts';
import { selectChanges, type StoredChange } from './changes.sql.ts';

/** STA-07: changes of a person's state and access, newest first. Reasons are for readers who may decide on one. */
const entriesOf: HistorySource['entriesOf'] = async (
  tx,
  { keyring },
  { companyCode, personId, rights, ...portion },
) => {
  const key = { companyCode, personId };
  const changes = await selectChanges(tx, keyring, key, portion);
  if (changes.length === 0) return [];
  const mayKnow = rights.has('employment.change');
  const held = await selectHeld(tx, key);
  return changes.map((change) => entryOf(change, mayKnow, held));
};

/** Part of the person's line of time; a change of the record that says nothing but the state is shown by its entry. */
export const employmentHistory: HistorySource = {
  entriesOf,
  // An entry is written after the change of the row, in the transaction that holds the person.
  shows: sql<boolean>`c.changes ? 'employment_status' and c.changes - 'employment_status' = '{}'::jsonb and exists (
    select from employment_changes e
    where e.company_code = c.company_code and e.person_id = c.person_id and e.state_before <> e.state_after
      and e.change_number > c.change_number and not exists (
        select from person_changes between_both
        where between_both.company_code = c.company_code and between_both.person_id = c.person_id
          and between_both.change_number > c.change_number and between_both.change_number < e.change_number
          and between_both.changes ? 'employment_status'))`,
};

function entryOf(change: StoredChange, mayKnow: boolean, held: Held): HistoryEntry {
  const { changeNumber, changeId, changedAt, actorId, kind, before, after, until, steps } = change;
  const why = mayKnow
    ? (change.reason as Pick<EmploymentEntry, 'reason' | 'note'>)
    : ({ reason: '', note: '' } as const);
  return {
    changeNumber,
    changedAt,
    actorId,
    employment: {
      changeId,
      kind,
      before,
      after,
      ...why,
      until: until?.toISOString() ?? null,
      returned: [...(steps.returned ?? [])],
      lost: [...(steps.lost ?? [])],
      inverse: mayKnow && held.get(kind) === changeNumber ? inverseOf[kind] : null,
    },
  };
}

/** Acts that take a change back while it holds. */
const inverseOf: Readonly<Record<EmploymentChangeKind, EmploymentEntry['inverse']>> = {
  retired: 'reinstate',
  reinstated: null,
  retirementPlanned: 'callOff',
  retirementCalledOff: null,
  suspended: 'restore',
  restored: null,
  leaveBegun: 'return',
  leaveEnded: null,
  dispatchBegun: null,
  dispatchEnded: null,
};

/** The newest change of each kind that still holds, by its number. */
type Held = ReadonlyMap<EmploymentChangeKind, string>;

interface Holding extends StateColumns {
  readonly isPlanned: boolean;
  readonly isSuspended: boolean;
  readonly newest: Readonly<Partial<Record<EmploymentChangeKind, string>>>;
}

async function selectHeld(tx: Tx, { companyCode, personId }: PersonKey): Promise<Held> {
  const { rows } = await sql<Holding>`
    select ${stateColumnsIn('p')}, ${retirementPlannedIn('p')} as "isPlanned", ${suspendedIn('p')} as "isSuspended",
      (select coalesce(jsonb_object_agg(n.kind, n.number), '{}') from (
        select e.kind, max(e.change_number)::text as number from employment_changes e
        where e.company_code = p.company_code and e.person_id = p.person_id group by e.kind) n) as newest
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid`.execute(tx);
  const [row] = rows;
  if (!row) return new Map();
  const holds: Partial<Record<EmploymentChangeKind, boolean>> = {
    retired: employmentStateOf(row) === 'retired',
    retirementPlanned: row.isPlanned,
    suspended: row.isSuspended,
    leaveBegun: employmentStateOf(row) === 'onLeave',
  };
  const kinds = Object.entries(row.newest) as [EmploymentChangeKind, string][];
  return new Map(kinds.filter(([kind]) => holds[kind] === true));
}
