import { departmentsDownloadedBelow, rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { exportOrder } from '@madang/contract/people/people/routes.ts';
import { departmentOf, isOfAll } from '@madang/contract/people/people/selection.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { countBelow } from '../../../organisation/departments/index.ts';
import { arePeopleOf } from '../people-list.sql.ts';
import { jobRights, startJob } from '../../../ground/jobs/index.ts';
import { personTarget } from '../present-people.ts';
import { exportEmployeesKind, type ExportInput, judgedExport, exportsWholeCompany } from '../export/export-file.ts';

/** MEM-07 LIM-08: starts the background job that writes the listed or selected people to a file; the audit row has the reason. */
export const exportEmployees = defineOperation({
  name: 'export-employees',
  input: exportOrder,
  permission: jobRights[exportEmployeesKind],
  targets: ({ personIds, departmentCode }) => {
    const department = departmentOf({ departmentCode });
    return personIds?.map(personTarget) ?? (department === undefined ? [] : [{ kind: 'department', id: department }]);
  },
  // The worker writes those within reach: all of a branch for its administrator.
  within: (selection) => (isOfAll(selection) ? 'person' : undefined),
  refusals: ['CO404', 'JOB_LIMIT', 'MB907'],
  async run({ tx, kernel, companyCode, actorId: personId, refuse }, order) {
    // The file goes to the person who starts the job.
    if (personId === undefined) throw refuseAny('CO401');
    const { reason, personIds, exceptIds, language, columns, format, ...filters } = order;
    const named = [...(personIds ?? []), ...(exceptIds ?? [])];
    if (!(await arePeopleOf(tx, companyCode, named))) throw refuse('CO404');
    // A list without a department is the company's branch to those who reach all of it; a search, and people chosen one by one, are none.
    const isOfCompany = (await exportsWholeCompany(tx, personId)) && personIds === undefined && filters.keyword === '';
    const branch = filters.departmentCode || (isOfCompany ? rootDepartment : '');
    if (branch !== '' && (await countBelow(tx, companyCode, branch)) > departmentsDownloadedBelow) {
      throw refuse('MB907', { 0: departmentsDownloadedBelow });
    }
    const input: ExportInput = { filters, personIds, exceptIds, language, columns, format };
    const judged = () => judgedExport(tx, kernel, { companyCode, personId, input });
    const jobId = await startJob(tx, kernel, { companyCode, personId, kind: exportEmployeesKind, input });
    return { answer: { jobId }, audit: { target: { kind: 'console-job', id: jobId }, fields: [reason] }, judged };
  },
});
