import type { AuditRecord } from '@madang/contract/records/routes.ts';
import { sql, type RawBuilder } from 'kysely';
import { type RecordQuery, recordsOf, type StoredRecord } from '../../kernel/audit/records.sql.ts';
import { anyDepartmentNamesOf, type DepartmentNames } from '../departments/index.ts';
import { namesOf, type PersonNames } from '../people/index.ts';

/** A record with what people and departments in it are called now; null for what is gone, and what has no name. */
export interface NamedRecord extends StoredRecord {
  readonly actorNames: PersonNames | null;
  readonly personNames: PersonNames | null;
  readonly departmentNames: DepartmentNames | null;
}

/** The rows of the audit log that a query finds, newest first, in one statement: each further one is a way to the database. */
export function namedRecordsOf(query: RecordQuery): RawBuilder<NamedRecord> {
  const { companyCode } = query;
  const idOf = (kind: string) => sql`case when record."aboutKind" = ${kind} then record."aboutId" end`;
  return sql<NamedRecord>`
    select record.*, ${namesOf(companyCode, sql`record."actorId"`)} as "actorNames",
      ${namesOf(companyCode, sql`(${idOf('person')})::uuid`)} as "personNames",
      ${anyDepartmentNamesOf(companyCode, idOf('department'))} as "departmentNames"
    from (${recordsOf(query)}) record`;
}

export function presentRecord({
  actorId,
  aboutKind: kind,
  aboutId: id,
  detail,
  via,
  actorNames,
  personNames,
  departmentNames,
  ...record
}: NamedRecord): AuditRecord {
  return {
    ...record,
    actor: actorId !== null && actorNames ? { personId: actorId, ...actorNames } : null,
    target: {
      kind,
      id,
      name: personNames?.fullName ?? departmentNames?.departmentName ?? null,
      englishName: personNames?.englishName ?? departmentNames?.englishDepartmentName ?? null,
    },
    detail: detail ?? {},
    isUndo: via?.startsWith('undo:') ?? false,
  };
}
