import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { personFields, type PersonFieldName } from '@madang/contract/people/people/fields.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import type { ColumnChanges } from './person-changes.sql.ts';

/** The columns beside the described fields that have a history. */
const others: Readonly<Record<string, string>> = {
  employment_status: 'employmentStatus',
  concurrent_post: 'concurrentPost',
  concurrent_title: 'concurrentTitle',
  department_head: 'departmentHead',
  emblem: 'emblem',
  role: 'role',
  // A code without a meaning that was a field once; what stood in it is a note of the history.
  dispatch_company_code: 'dispatchCompanyCode',
};

const named = Object.entries(personFields) as [PersonFieldName, (typeof personFields)[PersonFieldName]][];
const fieldByColumn: Readonly<Record<string, string>> = {
  ...others,
  ...Object.fromEntries(named.map(([name, { column }]) => [column, name])),
};
const order = Object.values(fieldByColumn);
const changeable: readonly string[] = fieldNamesIn('change');

/** A stored change under the names of the fields, in the order of their description. */
export function fieldsOf(changes: ColumnChanges): PersonChangeEntry['fields'] {
  return Object.entries(changes)
    .flatMap(([column, values]) => {
      const field = fieldByColumn[column];
      if (field === undefined) return [];
      const [from, to] = values ?? [];
      return [{ field, isKept: values !== null, from: textOf(from), to: textOf(to) }];
    })
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

/** Returns true if `change-person` can restore all fields: it accepts them, and their values are stored. */
export function isRevertible(fields: PersonChangeEntry['fields']): boolean {
  return fields.length > 0 && fields.every(({ field, isKept }) => isKept && changeable.includes(field));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
