import type { AuditRecord, RecordFilters, RecordKind } from '@madang/contract/records/routes.ts';
import { type RecordQuery, recordsOf, type StoredRecord } from '../../kernel/audit/records.sql.ts';
import { pipeline, type Tx } from '../../kernel/db/database.ts';
import type { Registry } from '../../kernel/operations/registry.ts';
import { administrativeOperations } from '../console/index.ts';
import { findDepartmentNames } from '../departments/index.ts';
import { readNames } from '../people/index.ts';

/** The rows of the audit log that a query finds, newest first. */
export async function readRecords(tx: Tx, query: RecordQuery): Promise<readonly StoredRecord[]> {
  return (await recordsOf(query).execute(tx)).rows;
}

const logIns = [
  'log-in',
  'log-in-with-passkey',
  'complete-log-in',
  'log-out',
  'log-out-everywhere',
  'end-session',
  'end-other-sessions',
  'end-company-session',
  'end-company-sessions',
];
/** Changes of permissions; the chain marks their rows, which are kept longer. */
export const permissionOperations = [
  'grant-role',
  'revoke-role',
  'give-up-role',
  'offer-handover',
  'accept-handover',
  'decline-handover',
  'withdraw-handover',
  'lapse-handover',
];

/** What takes data out of the product; the other reads are queries that say what they read. */
const exportOperations = [
  'export-employees',
  'export-proof',
  'export-records',
  'download-job-result',
  'download-organisation',
  'download-own-data',
];

export const exportTarget = (exportId: string) => ({ kind: 'record-export', id: exportId });

/** The queries that leave a record of what was read. */
export function readingOperations(registry: Registry): readonly string[] {
  return registry.all().flatMap((operation) => ('access' in operation ? operation.name : []));
}

/** What the filters of a list or an export ask of the log. */
export function queryOf(
  registry: Registry,
  { kind, operation, personId, aboutKind, aboutId, from, to }: RecordFilters,
): Pick<RecordQuery, 'operations' | 'personId' | 'target' | 'from' | 'to'> {
  return {
    operations: operation === '' ? operationsOf(registry, kind) : [operation],
    personId,
    target: aboutKind !== '' && aboutId !== '' ? { kind: aboutKind, id: aboutId } : undefined,
    from,
    to,
  };
}

/** The operations of a kind; undefined for all. */
export function operationsOf(registry: Registry, kind: RecordKind): readonly string[] | undefined {
  if (kind === 'all') return undefined;
  if (kind === 'logIns') return logIns;
  if (kind === 'access') return [...readingOperations(registry), ...exportOperations];
  return kind === 'roles' ? permissionOperations : administrativeOperations(registry);
}

/** The records with what people and departments in them are called now. */
export async function presentRecords(
  tx: Tx,
  companyCode: string,
  rows: readonly StoredRecord[],
): Promise<AuditRecord[]> {
  const idsOf = (kind: string) => rows.filter(({ aboutKind }) => aboutKind === kind).map(({ aboutId }) => aboutId);
  const departmentCodes = idsOf('department');
  const [people, departments] = await pipeline([
    readNames(tx, companyCode, [...rows.flatMap(({ actorId }) => actorId ?? []), ...idsOf('person')]),
    departmentCodes.length === 0 ? new Map() : findDepartmentNames(tx, companyCode, departmentCodes),
  ]);
  return rows.map(({ actorId, aboutKind: kind, aboutId: id, detail, via, ...record }) => {
    const actor = actorId === null ? undefined : people.get(actorId);
    const person = kind === 'person' ? people.get(id) : undefined;
    const department = kind === 'department' ? departments.get(id) : undefined;
    return {
      ...record,
      actor: actorId !== null && actor ? { personId: actorId, ...actor } : null,
      target: {
        kind,
        id,
        name: person?.fullName ?? department?.departmentName ?? null,
        englishName: person?.englishName ?? department?.englishDepartmentName ?? null,
      },
      detail: detail ?? {},
      isUndo: via?.startsWith('undo:') ?? false,
    };
  });
}
