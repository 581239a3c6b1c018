import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FieldPlace } from '@madang/contract/people/people/field.ts';
import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { personFields, type PersonFieldName } from '@madang/contract/people/people/fields.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { contactIndex, type IndexedField } from './contact-indexes.ts';

const all = Object.keys(personFields) as PersonFieldName[];
const isPlain = (name: PersonFieldName) => personFields[name].storage === 'plain';

type StoredValue = string | number | boolean | Buffer | null;

const isIndexed = (name: PersonFieldName): name is IndexedField & PersonFieldName =>
  personFields[name].storage === 'found';

/** Columns of the table `people`, named `p`, under the names of their fields: of a select list. */
export function columnsOf(names: readonly PersonFieldName[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql`${sql.ref(`p.${personFields[name].column}`)} as ${sql.ref(name)}`));
}

/** The plain columns that a place shows. */
export function columnsIn(...places: readonly FieldPlace[]): RawBuilder<unknown> {
  return columnsOf(shownIn(places).filter(isPlain));
}

/** The same with those that are sealed, as they are stored. */
export function wholeColumnsIn(...places: readonly FieldPlace[]): RawBuilder<unknown> {
  return columnsOf(shownIn(places));
}

function shownIn(places: readonly FieldPlace[]): PersonFieldName[] {
  return [...new Set<PersonFieldName>(places.flatMap((place) => fieldNamesIn(place)))];
}

/** Every column, the sealed ones as they are stored. */
export function allColumns(): RawBuilder<unknown> {
  return columnsOf(all);
}

/** Opens what is sealed in a row of `allColumns`. */
export function openSealed<Row extends Readonly<Record<string, unknown>>>(
  keyring: Keyring,
  personId: string,
  row: Row,
) {
  const opened = all.flatMap((name): [string, string][] => {
    const value = row[name];
    return value instanceof Buffer ? [[name, keyring.decrypt(value, aadOf(name, personId))]] : [];
  });
  return { ...row, ...Object.fromEntries(opened) };
}

/** Returns the additional authenticated data (AAD) of a field: a value moved to another row or column cannot be decrypted. */
export function aadOf(name: PersonFieldName, personId: string): string {
  return `people.${personFields[name].column}.${personId}`;
}

/** The columns that store these values; what is not named is left to the table's defaults. */
export function storedColumns(
  keyring: Keyring,
  personId: string,
  values: { readonly [N in PersonFieldName]?: string | number | boolean | undefined },
): Record<string, StoredValue> {
  return Object.fromEntries(
    all.flatMap((name): [string, StoredValue][] => {
      const { column, none, storage } = personFields[name];
      const value = values[name];
      if (value === undefined) return [];
      if (storage === 'plain') return [[column, value === '' ? none : value]];
      const text = String(value);
      return [
        [column, text === '' ? null : keyring.encrypt(text, aadOf(name, personId))],
        ...(isIndexed(name)
          ? [[`${column}_index`, text === '' ? null : contactIndex(keyring, name, text)] as [string, StoredValue]]
          : []),
      ];
    }),
  );
}

/** Returns the columns of a closed account, without any data of the person. */
export function closedColumns(): Record<string, StoredValue> {
  return Object.fromEntries(
    all.flatMap((name): [string, StoredValue][] => {
      const described = personFields[name];
      if (!('closed' in described)) return emptyColumns(name);
      return described.closed === 'kept' ? [] : [[described.column, described.closed]];
    }),
  );
}

/** Columns of a field that has no value, with what it is found by. */
export function emptyColumns(name: PersonFieldName): [string, StoredValue][] {
  const { column, none, storage } = personFields[name];
  return storage === 'found'
    ? [
        [column, none],
        [`${column}_index`, null],
      ]
    : [[column, none]];
}

/** Condition that a field of the table `people`, named `p`, has a value. */
export function hasValue(name: PersonFieldName): RawBuilder<SqlBool> {
  const { column, none } = personFields[name];
  return sql<SqlBool>`${sql.ref(`p.${column}`)} is distinct from ${none}`;
}
