import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { type RawBuilder, sql } from 'kysely';
import { type RecordQuery, type StoredRecord, recordsOf } from '../../../kernel/audit/records.sql.ts';
import { perRegistry } from '../../../kernel/operations/registry.ts';
import { type PersonNames, namesOf } from '../../people/person-names/index.ts';
import { presentDetail } from './record-detail.ts';
import { nameOf, namingsOf, readTargetNames } from '../../../platform/target-names.ts';
import type { Naming, ThingNames } from '../../../kernel/audit/naming.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Contributed } from '../../../platform/contributions.ts';

/** A record with what people and things in it are called now; null for what is gone, and what has no name. */
export interface NamedRecord extends StoredRecord {
  readonly actorNames: PersonNames | null;
  readonly personNames: PersonNames | null;
  /** Names that the log's own statement joins. */
  readonly joinedNames: ThingNames | null;
}

/** The rows of the audit log that a query finds, newest first, in one statement: each further one is a way to the database. */
export function namedRecordsOf(contributed: Contributed, query: RecordQuery): RawBuilder<NamedRecord> {
  const { companyCode } = query;
  const joined = [...namingsOf(contributed)].flatMap(([kind, naming]) =>
    'joined' in naming
      ? naming.joined(companyCode, sql`case when record."aboutKind" = ${kind} then record."aboutId" end`)
      : [],
  );
  return sql<NamedRecord>`
    select record.*, ${namesOf(companyCode, sql`record."actorId"`)} as "actorNames",
      ${namesOf(companyCode, sql`record."aboutPersonId"`)} as "personNames",
      coalesce(${sql.join([...joined, sql`null::json`])}) as "joinedNames"
    from (${recordsOf(query)}) record`;
}

/** Operations in a company that only the platform's operator performs. */
const operatorsOperations = perRegistry(
  (registry): ReadonlySet<string> =>
    new Set(registry.all().flatMap(({ name, kind }) => (kind === 'platform' ? [name] : []))),
);

type Ask = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>;

/** Records as they are shown, with the names of what they are about; `ask` puts a statement to their company. */
export async function presentRecords(
  { operations, contributed }: Pick<Kernel, 'operations' | 'contributed'>,
  companyCode: string,
  rows: readonly NamedRecord[],
  ask: Ask,
): Promise<AuditRecord[]> {
  const namings = namingsOf(contributed);
  const targets = rows.map(({ aboutKind: kind, aboutId: id }) => ({ kind, id }));
  const names = await readTargetNames(namings, { companyCode, targets }, ask);
  const ofOperator = operatorsOperations(operations);
  return rows.map((row) => ({
    ...presentRecord(row, {
      current: row.joinedNames ?? nameOf(names, { kind: row.aboutKind, id: row.aboutId }),
      spelled: spelledOut(namings.get(row.aboutKind), row.aboutId),
    }),
    isByOperator: row.actorKind === 'person' && row.actorNames === null && ofOperator.has(row.operation),
  }));
}

function presentRecord(
  {
    actorId,
    aboutKind: kind,
    aboutId: id,
    aboutPersonId: _aboutPersonId,
    detail,
    via,
    actorNames,
    personNames,
    joinedNames: _joinedNames,
    ...record
  }: NamedRecord,
  { current, spelled }: Readonly<Record<'current' | 'spelled', ThingNames | undefined>>,
): Omit<AuditRecord, 'isByOperator'> {
  const { called, ...rest } = presentDetail(detail, record.fields);
  // What is deleted is called what it was when it was.
  const named = current ?? called ?? spelled;
  return {
    ...record,
    actor: actorId !== null && actorNames ? { personId: actorId, ...actorNames } : null,
    target: {
      kind,
      id,
      name: personNames?.fullName ?? named?.name ?? null,
      englishName: personNames?.englishName ?? named?.englishName ?? null,
    },
    ...rest,
    isUndo: via?.startsWith('undo:') ?? false,
  };
}

/** Names of a thing that is read by its id; undefined where the log's own spelling is the one to read. */
function spelledOut(naming: Naming | undefined, id: string): ThingNames | undefined {
  const shown = naming && 'spelled' in naming ? naming.spelled(id) : id;
  return shown === id ? undefined : { name: shown, englishName: shown };
}
