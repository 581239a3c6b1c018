import { servicesOf, type ServiceType } from '@madang/contract/companies/service-types.ts';
import { rootDepartment } from '@madang/contract/departments/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { readServiceType } from '../companies/index.ts';
import { keepDepartment } from '../departments/index.ts';

interface Membership {
  readonly services: readonly ServiceType[];
  readonly departmentCode: string;
}

/** What an invitation promises, checked against the company: its services (INV-06), its departments. */
export async function readMembership(
  tx: Tx,
  companyCode: string,
  { services, departmentCode }: Membership,
): Promise<Membership> {
  const owned = servicesOf[await readServiceType(tx, companyCode)];
  if (!services.every((service) => owned.includes(service))) throw refuseField('services', 'INVITATION_SERVICES');
  const code = departmentCode || rootDepartment;
  const isThere = await keepDepartment(tx, { companyCode, departmentCode: code });
  if (!isThere) throw refuseField('departmentCode', 'INVITATION_DEPARTMENT');
  return { services, departmentCode: code };
}
