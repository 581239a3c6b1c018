import { servicesOf } from '@madang/contract/companies/service-types.ts';
import { readPortalHome } from '@madang/contract/portal/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readServiceType } from '../../companies/index.ts';

/** The services that come with what the person's company signed up for. */
export const readHome = operation(readPortalHome, async ({ kernel, session }) => {
  const serviceType = await inCompany(kernel.db, session.companyCode, (tx) => readServiceType(tx, session.companyCode));
  return { services: [...servicesOf[serviceType]] };
});
