import { givesOutMail, servicesOf, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { offeredServices, readCompany } from '../../ground/companies/index.ts';
import { lockDepartmentForReference } from '../../organisation/departments/index.ts';
import { lockProven } from '../../organisation/mail-domains/index.ts';
import { lockJobRankForReference, type JobList } from '../../organisation/job-ranks/index.ts';
import type { Place } from './place.ts';

interface RoleAssignment extends Place {
  readonly services: readonly ServiceType[];
  readonly idDomain: string;
}

interface Company {
  readonly companyCode: string;
  /** The services that the operator has connected, read before the transaction. */
  readonly connected: ReadonlySet<ServiceType>;
}

/**
 * Content of an invitation, checked against the company. An invitation to all connected services includes those
 * connected later.
 */
export async function readRoleAssignment(
  tx: Tx,
  { companyCode, connected }: Company,
  { services, departmentCode, jobRankCode, jobTitleCode, idDomain: typedDomain }: RoleAssignment,
): Promise<{ readonly services: readonly ServiceType[]; readonly place: Place; readonly idDomain: string }> {
  const own = (await readCompany(tx, companyCode)).serviceType;
  const offered = offeredServices(own, connected);
  if (!services.every((service) => offered.includes(service))) throw refuseField('services', 'INVITATION_SERVICES');
  const code = departmentCode || rootDepartment;
  const exists = await lockDepartmentForReference(tx, { companyCode, departmentCode: code });
  if (!exists) throw refuseField('departmentCode', 'INVITATION_DEPARTMENT');
  const isJob = async (list: JobList, job: string) =>
    job === '' || (await lockJobRankForReference(tx, list, { companyCode, code: job }));
  if (!(await isJob('job_ranks', jobRankCode))) throw refuseField('jobRankCode', 'EMPLOYEE_JOB_RANK');
  if (!(await isJob('job_titles', jobTitleCode))) throw refuseField('jobTitleCode', 'EMPLOYEE_JOB_TITLE');
  const idDomain = givesOutMail(own) ? typedDomain.toLowerCase() : '';
  if (idDomain !== '' && !(await lockProven(tx, companyCode, idDomain))) {
    throw refuseField('idDomain', 'MAIL_DOMAIN_UNPROVEN');
  }
  const isAll = offered.every((service) => services.includes(service));
  const place = { departmentCode: code, jobRankCode, jobTitleCode };
  return { services: isAll ? servicesOf[own] : services, place, idDomain };
}
