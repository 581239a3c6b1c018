import * as z from 'zod/mini';
import { orEmpty, rule, storedId } from '../../kernel/rules.ts';
import { rootDepartment } from '../../organisation/departments/limits.ts';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { jobFields } from '../../organisation/job-ranks/rules.ts';
import { employeesSelectedAtOnce } from './limits.ts';
import { listedStates } from './rules.ts';
import { searchTerm } from './search-term.ts';

/** The columns that the list can be put in the order of. */
export const employeeOrders = ['fullName', 'englishName', 'loginId', 'registeredAt'] as const;
export type EmployeeOrder = (typeof employeeOrders)[number];

/** Filters and order of the employee list. */
export const filters = {
  state: z._default(z.enum(['', ...listedStates]), ''),
  /** Only those of a job rank, of a job title. */
  ...jobFields,
  /** Only those of a department and of all below it; '' for the whole company. */
  departmentCode: orEmpty(anyDepartmentCode),
  orderBy: z._default(z.enum(employeeOrders), 'fullName'),
  direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
};

export const foundBy = { keyword: orEmpty(searchTerm), ...filters };

/** Chosen one by one in the list. */
export const chosenIds = z.optional(
  z.array(storedId).check(
    rule('EMPLOYEES_CHOSEN', ({ length }: readonly string[]) => length >= 1 && length <= employeesSelectedAtOnce, {
      0: employeesSelectedAtOnce,
    }),
  ),
);

/** People chosen in the list. */
export const employeeSelection = z.strictObject({
  ...foundBy,
  /** Absent: all that match the filters. */
  personIds: chosenIds,
  /** Left out of those that match the filters or were selected. */
  exceptIds: chosenIds,
});
export type EmployeeSelection = z.output<typeof employeeSelection>;

/** Returns the department that narrows a selection; undefined for one of the whole list. */
export function departmentOf({ departmentCode }: Pick<EmployeeSelection, 'departmentCode'>): string | undefined {
  return departmentCode === '' || departmentCode === rootDepartment ? undefined : departmentCode;
}

/** Answers if all of the list are selected, which are as many as the reader may reach. */
export function isOfAll(selection: Pick<EmployeeSelection, 'departmentCode' | 'personIds'>): boolean {
  return selection.personIds === undefined && departmentOf(selection) === undefined;
}
