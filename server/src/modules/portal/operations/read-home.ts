import { servicesOf } from '@madang/contract/companies/service-types.ts';
import { readPortalHome } from '@madang/contract/portal/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readServiceLimit } from '../../accounts/index.ts';
import { readServiceType } from '../../companies/index.ts';

/** The services that come with what the person's company signed up for, but for those kept from the person (INV-06). */
export const readHome = operation(readPortalHome, ({ kernel, session }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    const serviceType = await readServiceType(tx, session.companyCode);
    const limit = await readServiceLimit(tx, session);
    return { services: servicesOf[serviceType].filter((service) => limit?.includes(service) ?? true) };
  }),
);
