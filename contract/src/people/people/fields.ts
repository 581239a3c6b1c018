import type * as z from 'zod/mini';
import type { FieldPlace, PersonField } from './field.ts';
import { accountFields } from './fields/account.ts';
import { identifierFields } from './fields/identifiers.ts';
import { nameFields } from './fields/names.ts';
import { personalFields } from './fields/personal.ts';
import { workFields } from './fields/work.ts';

/** Every field of a person, in the order of lists, files and pages. */
export const personFields = {
  ...nameFields,
  ...identifierFields,
  ...workFields,
  ...accountFields,
  ...personalFields,
} as const satisfies Readonly<Record<string, PersonField>>;

export type Fields = typeof personFields;
export type PersonFieldName = keyof Fields;
export type PlacedName<P extends FieldPlace> = {
  [N in PersonFieldName]: P extends Fields[N]['places'][number] ? N : never;
}[PersonFieldName];

/** Stored value of every field in the database's own types, `''` for none. */
export type PersonValues = { readonly [N in PersonFieldName]: z.output<Fields[N]['rule']> };
