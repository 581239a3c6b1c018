import { departmentsDownloadedBelow, rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { departmentsDownload } from '@madang/contract/organisation/departments/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget } from '../departments.ts';
import { departmentsTable } from '../departments-file.ts';
import { countBelow, selectBranch, selectDepartment } from '../tree.sql.ts';

/** BLK-06 LIM-08 MB907: a department with all below it, with the columns that an import reads; the audit row has the reason. */
export const downloadDepartments = defineOperation({
  name: 'download-departments',
  input: departmentsDownload,
  permission: 'departments.view',
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404', 'MB907'],
  async run({ tx, kernel, companyCode, refuse }, { departmentCode, reason, format, language }) {
    if ((await countBelow(tx, companyCode, departmentCode)) > departmentsDownloadedBelow) {
      throw refuse('MB907', { 0: departmentsDownloadedBelow });
    }
    const branch = await selectBranch(tx, companyCode, departmentCode);
    const isKnown = departmentCode === rootDepartment || branch.length > 0;
    if (!isKnown && !(await selectDepartment(tx, companyCode, departmentCode))) throw refuse('CO404');
    return {
      answer: { format, table: departmentsTable(kernel, language, branch) },
      audit: { target: departmentTarget(departmentCode), fields: [reason] },
    };
  },
});
