import { servicesOf, type ServiceType } from '@madang/contract/companies/service-types.ts';
import { rootDepartment } from '@madang/contract/departments/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { readServiceType } from '../companies/index.ts';
import { lockDepartmentForReference } from '../departments/index.ts';
import { lockJobRankForReference, type JobList } from '../job-ranks/index.ts';
import type { Place } from './place.ts';

interface Membership extends Place {
  readonly services: readonly ServiceType[];
}

/** What an invitation promises, checked against the company: its services (INV-06), its departments, ranks and titles. */
export async function readMembership(
  tx: Tx,
  companyCode: string,
  { services, departmentCode, jobRankCode, jobTitleCode }: Membership,
): Promise<{ readonly services: readonly ServiceType[]; readonly place: Place }> {
  const owned = servicesOf[await readServiceType(tx, companyCode)];
  if (!services.every((service) => owned.includes(service))) throw refuseField('services', 'INVITATION_SERVICES');
  const code = departmentCode || rootDepartment;
  const exists = await lockDepartmentForReference(tx, { companyCode, departmentCode: code });
  if (!exists) throw refuseField('departmentCode', 'INVITATION_DEPARTMENT');
  const isJob = async (list: JobList, job: string) =>
    job === '' || (await lockJobRankForReference(tx, list, { companyCode, code: job }));
  if (!(await isJob('job_ranks', jobRankCode))) throw refuseField('jobRankCode', 'EMPLOYEE_JOB_RANK');
  if (!(await isJob('job_titles', jobTitleCode))) throw refuseField('jobTitleCode', 'EMPLOYEE_JOB_TITLE');
  return { services, place: { departmentCode: code, jobRankCode, jobTitleCode } };
}
