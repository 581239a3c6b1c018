import { sql, type UpdateObject } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { DB } from '../../../kernel/db/tables.generated.ts';
import type { FieldChange } from '@madang/contract/people/people/rules.ts';
import type { PersonValues, PlacedName } from '@madang/contract/people/people/fields.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { columnsIn, openSealed, storedColumns, wholeColumnsIn } from '../person-records/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { stateColumnsIn, suspendedIn } from '../../ground/employment-states/index.ts';

/** Fields that a list reads of a person besides those it shows. */
interface ListedPerson {
  readonly personId: string;
  readonly fullName: string;
  readonly photoId: string | null;
  readonly departmentCode: string;
  readonly jobRankCode: string | null;
  readonly jobTitleCode: string | null;
  readonly hasApplied: boolean;
  readonly employmentStatus: string;
  readonly isClosed: boolean;
  readonly isSuspended: boolean;
  readonly isReinstated: boolean;
  readonly guestOf: string | null;
  readonly dispatchedTo: { readonly companyName: string; readonly until: string } | null;
  readonly registeredAt: Date;
}

export type StoredPerson = ListedPerson & Pick<PersonValues, PlacedName<'list' | 'export'>>;

const beside = sql`p.person_id as "personId", p.full_name as "fullName", p.photo as "photoId", ${stateColumnsIn('p')},
  ${suspendedIn('p')} as "isSuspended", p.reinstated_at is not null as "isReinstated",
  case when p.is_guest then p.dispatch_name end as "guestOf",
  case when p.employment_status = 'D' and not p.is_guest then json_build_object('companyName', coalesce(p.dispatch_name, p.dispatch_code),
    'until', p.dispatch_until) end as "dispatchedTo",
  p.created_at as "registeredAt"`;
const place = sql`p.department_code as "departmentCode", p.job_rank_code as "jobRankCode", p.job_title_code as "jobTitleCode"`;
export const columns = sql`${beside}, ${place}, ${columnsIn('list', 'export')}`;

/** The people of some ids, in the order of these; who has closed the account in the meantime is left out. */
export async function selectPeopleOf(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<StoredPerson[]> {
  const { rows } = await sql<StoredPerson>`
    select found.* from unnest(${personIds}::uuid[]) with ordinality asked (person_id, number) cross join lateral (
      select ${columns} from people p
      where p.company_code = ${companyCode} and p.person_id = asked.person_id and p.closed_at is null limit 1) found
    order by asked.number`.execute(tx);
  return rows;
}

/** Returns true if each person belongs to the company, or did before the account was closed. */
export async function arePeopleOf(tx: Tx, companyCode: string, personIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select bool_and(exists (
      select from people p where p.company_code = ${companyCode} and p.person_id = asked.person_id)) as are
    from unnest(${personIds}::uuid[]) asked (person_id)`.execute(tx);
  return rows[0]?.are ?? true;
}

/** A person with all that the panel shows and a form changes. */
export type WholePerson = StoredPerson &
  Pick<PersonValues, PlacedName<'panel'>> & {
    readonly hasSecondFactor: boolean;
    readonly hasKey: boolean;
    readonly isTrial: boolean;
  };

/** Columns of the table `people`, named `p`; encrypted ones as stored. */
export const wholeColumns = sql`${beside}, ${wholeColumnsIn('list', 'export', 'panel', 'change')},
  p.has_second_factor as "hasSecondFactor", p.opencode is not null as "hasKey", exists (
    select from memberships m where m.company_code = p.company_code and m.person_id = p.person_id
      and m.role = 'freeTrial') as "isTrial"`;

/** One person with what a list leaves out; what is sealed is opened. */
export async function selectPerson(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
): Promise<WholePerson | undefined> {
  const { rows } = await sql<WholePerson & Readonly<Record<string, unknown>>>`
    select ${wholeColumns}
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId} and p.closed_at is null`.execute(
    tx,
  );
  return rows[0] && openSealed(keyring, personId, rows[0]);
}

/** The same of many people, by their ids; what is sealed stays so. */
export async function selectPeople(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<Map<string, WholePerson>> {
  const { rows } = await sql<WholePerson>`
    select ${wholeColumns} from people p
    where p.company_code = ${companyCode} and p.person_id = any(${personIds}::uuid[]) and p.closed_at is null`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.personId, row]));
}

export interface PersonPlace {
  readonly personId: string;
  readonly departmentCode: string;
  /** '' for none. */
  readonly jobRankCode: string;
  readonly jobTitleCode: string;
}

/** Puts many people, whose rows the caller holds, where they stand from now on; their sessions learn of it as by `updateFields`. */
export async function updatePlaces(tx: Tx, companyCode: string, places: readonly PersonPlace[]): Promise<void> {
  const columns = [
    sql`${places.map(({ personId }) => personId)}::uuid[]`,
    sql`${places.map(({ departmentCode }) => departmentCode)}::text[]`,
    sql`${places.map(({ jobRankCode }) => jobRankCode)}::text[]`,
    sql`${places.map(({ jobTitleCode }) => jobTitleCode)}::text[]`,
  ];
  await sql`update people p set department_code = r.department_code, job_rank_code = nullif(r.job_rank_code, ''),
      job_title_code = nullif(r.job_title_code, ''), full_name = p.full_name
    from unnest(${sql.join(columns)}) r (person_id, department_code, job_rank_code, job_title_code)
    where p.company_code = ${companyCode} and p.person_id = r.person_id`.execute(tx);
}

/** Stores other values of fields. The caller holds the person's row, and has compared it with what was expected. */
export async function updateFields(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
  { change, fullName }: { readonly change: FieldChange; readonly fullName: string },
): Promise<void> {
  await tx
    .updateTable('people')
    // The described columns are those of the table, which a test of the catalogue compares.
    .set({ ...storedColumns(keyring, personId, change), full_name: fullName } as UpdateObject<DB, 'people'>)
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
