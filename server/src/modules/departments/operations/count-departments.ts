import { countDepartments as route } from '@madang/contract/departments/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { countDepartments } from '../tree.sql.ts';

/** How many departments the caller's company has. */
export const countDepartmentsCall = operation(route, ({ kernel: { db }, session: { companyCode } }) =>
  inCompany(db, companyCode, async (tx) => ({ count: await countDepartments(tx, companyCode) })),
);
