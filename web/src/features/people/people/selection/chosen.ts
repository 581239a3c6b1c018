import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import type { SelectedRows } from '../../../../kernel/sections/use-row-selection.ts';
import { type EmployeesQuery, everybody } from '../api.ts';

/** The people of a list as a call names them: all that it finds but a few, or those chosen. */
export function selectionOf(
  { page: _page, ...filters }: EmployeesQuery,
  selected?: Pick<SelectedRows, 'isAll' | 'keys'>,
): EmployeeSelection {
  if (!selected || selected.keys.size === 0) return filters;
  return { ...filters, [selected.isAll ? 'exceptIds' : 'personIds']: [...selected.keys] };
}

/** One person, as a selection of one. */
export function selectionOfOne(personId: string): EmployeeSelection {
  const { page: _page, ...filters } = everybody;
  return { ...filters, personIds: [personId] };
}
