import { sql } from 'kysely';
import { type ChosenName, chosenNames } from '@madang/contract/people/people/field-places.ts';
import { type PersonFieldName, personFields } from '@madang/contract/people/people/fields.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { optionalCovered } from '../../ground/agreements/index.ts';
import { allColumns, columnsOf, openSealed } from '../person-records/index.ts';

type Row = Readonly<Record<string, unknown>>;

interface Seen {
  /** Every field as it is stored, opened; null or '' for nothing. */
  readonly values: Readonly<Record<PersonFieldName, string | number | boolean | null>>;
  readonly shown: readonly ChosenName[];
  readonly isOptionalCovered: boolean;
}

/** All that the company has of a person, what of it colleagues see, and whether optional data is kept. */
export async function selectSeen(tx: Tx, keyring: Keyring, person: PersonKey): Promise<Seen> {
  const { rows } = await sql<Row & { readonly shownFields: readonly string[]; readonly isOptionalCovered: boolean }>`
    select ${allColumns()}, p.shown_fields as "shownFields", ${optionalCovered(person)} as "isOptionalCovered"
    from people p where p.company_code = ${person.companyCode} and p.person_id = ${person.personId}::uuid`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the person of a session is not there');
  const values = openSealed(keyring, person.personId, row) as unknown as Seen['values'];
  return { values, shown: knownIn(row.shownFields), isOptionalCovered: row.isOptionalCovered };
}

/** Returns what a person shows to colleagues: fields the person chose that have a value and may be stored. */
export async function selectShown(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
): Promise<{ readonly field: ChosenName; readonly value: string }[]> {
  const { rows } = await sql<Row & { readonly shownFields: readonly string[]; readonly isOptionalCovered: boolean }>`
    select ${columnsOf(chosenNames)}, p.shown_fields as "shownFields", ${optionalCovered(person)} as "isOptionalCovered"
    from people p where p.company_code = ${person.companyCode} and p.person_id = ${person.personId}::uuid
      and cardinality(p.shown_fields) > 0`.execute(tx);
  const [row] = rows;
  if (!row) return [];
  const opened: Row = openSealed(keyring, person.personId, row);
  return knownIn(row.shownFields).flatMap((field) => {
    const value = opened[field];
    const isKept = row.isOptionalCovered || !('isOptional' in personFields[field]);
    return isKept && typeof value === 'string' && value !== '' ? [{ field, value }] : [];
  });
}

/** The caller holds the person's row. */
export async function readShownFields(tx: Tx, { companyCode, personId }: PersonKey): Promise<ChosenName[]> {
  const row = await tx
    .selectFrom('people')
    .select('shown_fields')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return knownIn(row.shown_fields);
}

export async function writeShownFields(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  shown: readonly ChosenName[],
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ shown_fields: [...shown] })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

/** Returns known names in the description's order, each once; names of a later release are omitted. */
export function knownIn(names: readonly string[]): ChosenName[] {
  return chosenNames.filter((name) => names.includes(name));
}
