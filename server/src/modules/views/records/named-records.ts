import type { AuditRecord } from '@madang/contract/views/records/routes.ts';
import { sql, type RawBuilder } from 'kysely';
import { type RecordQuery, recordsOf, type StoredRecord } from '../../../kernel/audit/records.sql.ts';
import { perRegistry, type Registry } from '../../../kernel/operations/registry.ts';
import { anyDepartmentNamesOf, type DepartmentNames } from '../../organisation/departments/index.ts';
import { namesOf, type PersonNames } from '../../people/person-names/index.ts';
import { shownDomain } from '../../organisation/mail-domains/index.ts';
import { presentDetail } from './record-detail.ts';
import { nameOf, readTargetNames, type TargetNames } from './target-names.ts';

/** A record with what people and departments in it are called now; null for what is gone, and what has no name. */
export interface NamedRecord extends StoredRecord {
  readonly actorNames: PersonNames | null;
  readonly personNames: PersonNames | null;
  readonly departmentNames: DepartmentNames | null;
}

/** The rows of the audit log that a query finds, newest first, in one statement: each further one is a way to the database. */
export function namedRecordsOf(query: RecordQuery): RawBuilder<NamedRecord> {
  const { companyCode } = query;
  const departmentCode = sql`case when record."aboutKind" = 'department' then record."aboutId" end`;
  return sql<NamedRecord>`
    select record.*, ${namesOf(companyCode, sql`record."actorId"`)} as "actorNames",
      ${namesOf(companyCode, sql`record."aboutPersonId"`)} as "personNames",
      ${anyDepartmentNamesOf(companyCode, departmentCode)} as "departmentNames"
    from (${recordsOf(query)}) record`;
}

/** What the platform's operator alone does in a company. */
const operatorsOperations = perRegistry(
  (registry): ReadonlySet<string> =>
    new Set(registry.all().flatMap(({ name, kind }) => (kind === 'platform' ? [name] : []))),
);

type Ask = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>;

/** Records as they are shown, with the names of what they are about; `ask` puts a statement to their company. */
export async function presentRecords(
  registry: Registry,
  companyCode: string,
  rows: readonly NamedRecord[],
  ask: Ask,
): Promise<AuditRecord[]> {
  const targets = rows.map(({ aboutKind: kind, aboutId: id }) => ({ kind, id }));
  const names = await readTargetNames(companyCode, targets, ask);
  const ofOperator = operatorsOperations(registry);
  return rows.map((row) => ({
    ...presentRecord(row, names),
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
    departmentNames,
    ...record
  }: NamedRecord,
  names: TargetNames,
): Omit<AuditRecord, 'isByOperator'> {
  const { called, ...rest } = presentDetail(detail, record.fields);
  // What is deleted is called what it was when it was.
  const named = nameOf(names, { kind, id }) ?? called ?? spelledOut(kind, id);
  return {
    ...record,
    actor: actorId !== null && actorNames ? { personId: actorId, ...actorNames } : null,
    target: {
      kind,
      id,
      name: personNames?.fullName ?? departmentNames?.departmentName ?? named?.name ?? null,
      englishName: personNames?.englishName ?? departmentNames?.englishDepartmentName ?? named?.englishName ?? null,
    },
    ...rest,
    isUndo: via?.startsWith('undo:') ?? false,
  };
}

/** A domain stands in the log as name servers have it, and is read in its own letters. */
function spelledOut(kind: string, id: string): { readonly name: string; readonly englishName: string } | undefined {
  const shown = kind === 'mail-domain' ? shownDomain(id) : id;
  return shown === id ? undefined : { name: shown, englishName: shown };
}
