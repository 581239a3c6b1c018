import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { PersonFieldName, PersonValues } from '@madang/contract/people/people/fields.ts';
import type { Role } from '@madang/contract/kernel/access/roles.ts';
import { type InsertObject, sql } from 'kysely';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { DB } from '../../../kernel/db/tables.generated.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { settleContacts } from './fields/settle-contacts.ts';
import { columnsOf, openSealed, storedColumns } from '../person-records/index.ts';
import { roleInsert } from '../roles/index.ts';

type Given = 'loginId' | 'surname' | 'givenName' | 'language' | 'residenceCountry' | 'timeZone';

/** A person to be; of the fields that may be absent, '' and absent are nothing, but for the table's own defaults. */
export interface NewPerson
  extends PersonKey, Pick<PersonValues, Given>, Partial<Pick<PersonValues, Exclude<PersonFieldName, Given>>> {
  readonly fullName: string;
  /** True if a code sent to the external mail was returned. */
  readonly isExternalMailProven?: boolean;
  /** The same for the mobile number. */
  readonly isMobileProven?: boolean;
  /** True if the address that the ID is was proven to be the person's. */
  readonly isConfirmed: boolean;
  /** Absent: everything that the company has. */
  readonly services?: readonly ServiceType[];
  /** Registered by an administrator: the account is not yet applied for. */
  readonly isWaiting?: boolean;
  /** Given in the same statement. */
  readonly role?: Role;
}

/** Writes a person; the transaction must be the company's. */
export async function createPerson(tx: Tx, keyring: Keyring, person: NewPerson): Promise<void> {
  if (person.isWaiting) await settleContacts(tx, keyring, person.companyCode, person);
  const { role } = person;
  const writer = role === undefined ? tx : tx.with('given_role', () => sql`(${roleInsert({ ...person, role })})`);
  await writer
    .insertInto('people')
    // The described columns are those of the table, which a test of the catalogue compares.
    .values(rowOf(keyring, person) as InsertObject<DB, 'people'>)
    .execute();
}

/**
 * Writes many people whose contacts have one form; answers who was written: another one may have been quicker with a contact or a
 * number.
 */
export async function createPeople(tx: Tx, keyring: Keyring, people: readonly NewPerson[]): Promise<Set<string>> {
  const written = new Set<string>();
  const rowsBySet = Map.groupBy(
    people.map((person) => rowOf(keyring, person)),
    (row) => Object.keys(row).join(),
  );
  for (const rows of rowsBySet.values()) {
    const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    const { rows: found } = await sql<{ personId: string }>`
      insert into people (${names}) select ${names} from json_populate_recordset(null::people, ${jsonOf(rows)}::json)
      on conflict do nothing returning person_id as "personId"`.execute(tx);
    for (const { personId } of found) written.add(personId);
  }
  return written;
}

/** Bytes as the database writes them in text. */
function jsonOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const textOf = (value: unknown) => (value instanceof Buffer ? `\\x${value.toString('hex')}` : value);
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]))),
  );
}

function rowOf(keyring: Keyring, person: NewPerson): Record<string, unknown> {
  return {
    ...storedColumns(keyring, person.personId, person),
    company_code: person.companyCode,
    person_id: person.personId,
    full_name: person.fullName,
    is_external_mail_proven: person.isExternalMailProven ?? false,
    is_mobile_proven: person.isMobileProven ?? false,
    is_confirmed: person.isConfirmed,
    ...(person.services ? { services: [...person.services] } : {}),
    ...(person.isWaiting ? { applied_at: null } : {}),
  };
}

interface Registration {
  readonly loginId: string;
  readonly opencode: string | null;
  readonly hasApplied: boolean;
}

/** Returns the unique values that a registration took and others may need; undefined if the company has no such person. */
export async function selectRegistration(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
): Promise<Registration | undefined> {
  const { rows } = await sql<Registration & Readonly<Record<string, unknown>>>`
    select ${columnsOf(['loginId', 'opencode'])}, p.applied_at is not null as "hasApplied" from people p
    where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid and p.closed_at is null`.execute(tx);
  return rows[0] && openSealed(keyring, personId, rows[0]);
}

/** Deletes a person who has nothing but a registration; rows that refer to one who did anything keep it. */
export async function deletePerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  for (const table of ['initial_passwords', 'memberships', 'people'] as const) {
    await tx.deleteFrom(table).where('company_code', '=', companyCode).where('person_id', '=', personId).execute();
  }
}
