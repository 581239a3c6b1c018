import type { PersonField } from './field.ts';
import { type Fields, personFields, type PersonFieldName } from './fields.ts';

type Optional = {
  [N in PersonFieldName]: Fields[N] extends { readonly isOptional: true } ? N : never;
}[PersonFieldName];

/** Name of optional data as the person reads it: one field, or several that are listed together. */
export type OptionalItem = {
  [N in Optional]: Fields[N] extends { readonly listedWith: string } ? never : N;
}[Optional];

const described: Readonly<Record<PersonFieldName, PersonField>> = personFields;
const names = Object.keys(personFields) as PersonFieldName[];

/** Every optional field, stored only while the person agrees to it. */
export const optionalFields: readonly PersonFieldName[] = names.filter((name) => described[name].isOptional);

/** Fields that an item stands for: its own and those that are listed with it. */
export function fieldsOfItem(item: OptionalItem): readonly PersonFieldName[] {
  return optionalFields.filter((name) => (described[name].listedWith ?? name) === item);
}

/** Optional data as a person reads of it, single fields first; declining deletes all of it at once (RCN-02). */
export const optionalItems = optionalFields
  .filter((name): name is OptionalItem => described[name].listedWith === undefined)
  .toSorted((one, other) => fieldsOfItem(one).length - fieldsOfItem(other).length) as [OptionalItem, ...OptionalItem[]];
