import * as routes from '@madang/contract/organisation/departments/routes.ts';
import * as setUp from '@madang/contract/organisation/departments/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { tableDocument } from '../../../kernel/tables/write/table-document.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { changeDepartment } from './operations/change-department.ts';
import { countDepartments } from './operations/count-departments.ts';
import { createDepartment } from './operations/create-department.ts';
import { deleteDepartment } from './operations/delete-department.ts';
import { downloadDepartments } from './operations/download-departments.ts';
import { listBranch } from './operations/list-branch.ts';
import { listDepartmentHistory } from './operations/list-department-history.ts';
import { moveDepartment } from './operations/move-department.ts';
import { readDepartment } from './operations/read-department.ts';
import { searchDepartments } from './operations/search-departments.ts';

const success = () => ({ result: 'success' as const });

export const departmentRoutes = [
  callOf(setUp.createSetUpDepartment, createDepartment, {
    input: ({ session, body }) => {
      requireOwnCompany(session, body.companyCode);
      const { departmentCode, parentDepartmentCode, departmentName, englishDepartmentName, sortOrder, language } = body;
      const names = { departmentName, englishDepartmentName, language };
      return { departmentCode, parentDepartmentCode, ...names, sortOrder, isSetUp: true };
    },
    answer: success,
  }),
  callOf(setUp.deleteSetUpDepartment, deleteDepartment, {
    input: ({ session, body: { companyCode, departmentCode, parentDepartmentCode } }) => {
      requireOwnCompany(session, companyCode);
      return { departmentCode, parentDepartmentCode, plans: 'cancelled' as const, isSetUp: true };
    },
    answer: success,
  }),
  callOf(routes.countDepartments, countDepartments),
  callOf(routes.listBranch, listBranch),
  callOf(routes.searchDepartments, searchDepartments),
  callOf(routes.readDepartment, readDepartment),
  callOf(routes.createDepartment, createDepartment, { answer: success }),
  callOf(routes.changeDepartment, changeDepartment),
  callOf(routes.moveDepartment, moveDepartment),
  callOf(routes.deleteDepartment, deleteDepartment),
  callOf(routes.listDepartmentHistory, listDepartmentHistory),
  callOf(routes.downloadDepartments, downloadDepartments, {
    input: ({ body, request: { language } }) => ({ ...body, language }),
    answer: ({ format, table }, { session }) =>
      tableDocument({ name: table.name, timeZone: session.profile.timeZone, format }, [table]),
  }),
];
