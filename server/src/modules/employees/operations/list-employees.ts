import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { employeesPerPage } from '@madang/contract/employees/limits.ts';
import { listEmployees as route } from '@madang/contract/employees/routes.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { countPeople, readNameScripts, selectPeople } from '../../accounts/index.ts';
import { readServiceType } from '../../companies/index.ts';
import { selectJobLists } from '../../job-ranks/index.ts';
import { orderOf, presentPeople, selectionOf } from '../employees.ts';

/** The people of the administrator's company, by a part of name, ID or mail, and a page at a time. */
export const listEmployeesCall = operation(route, async ({ kernel, session, query }) => {
  const { companyCode, profile } = session;
  const selection = selectionOf(kernel.keyring, companyCode, query);
  const page = { order: orderOf(query), offset: (query.page - 1) * employeesPerPage, limit: employeesPerPage };
  const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
  const { passwordProfile } = profile;
  const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
  return inCompany(kernel.db, companyCode, async (tx) => {
    const totalCount = await countPeople(tx, selection);
    const list = await presentPeople(tx, session, await selectPeople(tx, selection, page));
    const totalPage = Math.max(1, Math.ceil(totalCount / employeesPerPage));
    const idDomain = givesOutMail(await readServiceType(tx, companyCode)) ? freeMailDomain : null;
    const data = { list, totalCount, pageNo: query.page, totalPage };
    const jobLists = await selectJobLists(tx, companyCode);
    return { data, idDomain, nameScripts, jobLists, can: ['registerEmployee' as const, 'exportEmployees' as const] };
  });
});
