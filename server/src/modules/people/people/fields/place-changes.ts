import type { FieldChange } from '@madang/contract/people/people/rules.ts';
import type { ValueChange } from '../../../../kernel/operations/changed-fields.ts';

/** Fields whose values are codes of the company's own lists, not data of the person. */
const placeFields = ['departmentCode', 'jobRankCode', 'jobTitleCode'] as const;

/** MEM-07: changed places of a person by their codes, for the log row; of all other fields it has names alone. */
export function placeChanges(before: FieldChange, change: FieldChange): { readonly changes?: readonly ValueChange[] } {
  const changes = placeFields.flatMap((field): ValueChange[] => {
    const [from = '', to = from] = [before[field], change[field]];
    return from === to ? [] : [{ field, before: from, after: to }];
  });
  return changes.length === 0 ? {} : { changes };
}
