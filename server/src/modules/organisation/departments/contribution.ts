import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { type Contributions, registeredCount } from '../../../platform/contributions.ts';
import { anyDepartmentOf, departmentCountOf } from './tree.sql.ts';

export const departmentContribution: Contributions = {
  overview: registeredCount('departments', 'departments.view', departmentCountOf),
  firstSteps: ({ reader }) =>
    askedPart({ any: anyDepartmentOf(reader.companyCode) }, ({ any: [any] }) => ({
      addDepartments: any?.exists === true,
    })),
};
