import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { type RawBuilder, sql } from 'kysely';
import { type RecordQuery, type StoredRecord, recordsOf } from '../../../kernel/audit/records.sql.ts';
import { perRegistry } from '../../../kernel/operations/registry.ts';
import { type PersonNames, namesOf } from '../../people/person-names/index.ts';
import { presentDetail } from './record-detail.ts';
import { asRows, nameOf, namingsOf, readTargetNames, type TargetNames } from '../../../platform/target-names.ts';
import type { Naming, ThingNames } from '../../../kernel/audit/naming.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
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
  const details = rows.map(({ detail, fields }) => presentDetail(detail, fields));
  // Names that the log's own statement joined are not read again.
  const targets = rows.flatMap(({ aboutKind: kind, aboutId: id, joinedNames }) => (joinedNames ? [] : { kind, id }));
  const valued = details.flatMap(({ changes }) => changes.flatMap(targetsOfValues));
  const ways = valued.length > 0 ? asRows(namings) : namings;
  const names = await readTargetNames(ways, { companyCode, targets: [...targets, ...valued] }, ask);
  const ofOperator = operatorsOperations(operations);
  return rows.map((row, place) => ({
    ...presentRecord(row, named(details[place] ?? noDetail, names), {
      current: row.joinedNames ?? nameOf(names, { kind: row.aboutKind, id: row.aboutId }),
      spelled: spelledOut(namings.get(row.aboutKind), row.aboutId),
    }),
    isByOperator: row.actorKind === 'person' && row.actorNames === null && ofOperator.has(row.operation),
  }));
}

type Detail = ReturnType<typeof presentDetail>;
const noDetail: Detail = { detail: {}, changes: [] };

/** Kinds of things whose codes are the values of changed fields. */
const kindOfValue: Readonly<Record<string, string>> = {
  departmentCode: 'department',
  upperDepartmentCode: 'department',
  concurrentPost: 'department',
  jobRankCode: 'job-rank',
  jobTitleCode: 'job-title',
  concurrentTitle: 'job-title',
  subOrganisation: 'sub-organisation',
};

function targetsOfValues({ field, before, after }: Detail['changes'][number]): Target[] {
  const kind = kindOfValue[field];
  if (kind === undefined) return [];
  return [before, after].flatMap((value) => (value === '' ? [] : { kind, id: String(value) }));
}

/** Adds the names of the things whose codes the values are. */
function named(detail: Detail, names: TargetNames): Detail {
  const changes = detail.changes.map((change) => {
    const namesOfValue = (value: typeof change.before) => {
      const found = nameOf(names, { kind: kindOfValue[change.field] ?? '', id: String(value) });
      return found && { name: found.name, englishName: found.englishName };
    };
    const [beforeNames, afterNames] = [namesOfValue(change.before), namesOfValue(change.after)];
    return { ...change, ...(beforeNames && { beforeNames }), ...(afterNames && { afterNames }) };
  });
  return { ...detail, changes };
}

function presentRecord(
  {
    actorId,
    aboutKind: kind,
    aboutId: id,
    aboutPersonId: _aboutPersonId,
    detail: _stored,
    via,
    actorNames,
    personNames,
    joinedNames: _joinedNames,
    ...record
  }: NamedRecord,
  { called, ...rest }: Detail,
  { current, spelled }: Readonly<Record<'current' | 'spelled', ThingNames | undefined>>,
): Omit<AuditRecord, 'isByOperator'> {
  // What is deleted is called what it was when it was.
  const thing = current ?? called ?? spelled;
  return {
    ...record,
    actor: actorId !== null && actorNames ? { personId: actorId, ...actorNames } : null,
    target: {
      kind,
      id,
      name: personNames?.fullName ?? thing?.name ?? null,
      englishName: personNames?.englishName ?? thing?.englishName ?? null,
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
