import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { employeesCountedUpTo, employeesPerPage } from '@madang/contract/people/people/limits.ts';
import { employeeList, type EmployeeList } from '@madang/contract/people/people/routes.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { pipeline, type Tx } from '../../../../kernel/db/database.ts';
import { pageOf, pageOfMany, refuseBeyond } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { selectListSettings } from '../list-settings.sql.ts';
import type { StoredPerson } from '../people-list.sql.ts';
import { type FarPages, farPagesOf } from '../search/far-pages.ts';
import { countPeople, readPeople } from '../search/people-pages.sql.ts';
import type { PeopleSelection } from '../search/selection.sql.ts';
import { readNameScripts } from '../../person-names/index.ts';
import { readMinGrade } from '../limits/security-grade.ts';
import { orderOf, presentPeople, selectionOf } from '../present-people.ts';

/** The people of the reader's company, by a part of name, ID or mail, and a page at a time. */
export const listEmployees = defineQuery({
  name: 'list-employees',
  input: employeeList,
  permission: 'employees.view',
  mayLag: true,
  targets: { within: 'person' },
  access: ({ keyword, state, departmentCode: department, jobRankCode: jobRank, jobTitleCode: jobTitle }, companyCode) =>
    listAccess(companyCode, { keyword, state, department, jobRank, jobTitle }),
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, reach, read }, query) {
    const filters = selectionOf(kernel, companyCode, query);
    const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
    const { passwordProfile } = reader.profile;
    const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    return read(async (tx) => {
      const selection = { ...filters, within: await reach(tx) };
      const [page, { serviceType, companyType, proven, jobLists }] = await pipeline([
        readPage(tx, selection, { query, farPages: farPagesOf(kernel) }),
        selectListSettings(tx, companyCode),
      ]);
      const people = await presentPeople(tx, { reader, contributed: kernel.contributed }, page.items);
      const givesOut = givesOutMail(serviceType);
      const idDomain = givesOut ? freeMailDomain : null;
      const ownDomains = givesOut ? proven : [];
      const minSecurityGrade = await readMinGrade(kernel, { companyType });
      const domains = { idDomain, ownDomains };
      return { ...page, items: people, ...domains, nameScripts, minSecurityGrade, jobLists, can: actionsOf(reader) };
    });
  },
});

/** Reads a page; of very many people none is counted beyond the limit unless requested. */
async function readPage(
  tx: Tx,
  selection: PeopleSelection,
  { query, farPages }: { readonly query: EmployeeList; readonly farPages: FarPages },
): Promise<List<StoredPerson>> {
  const rowsPerPage = employeesPerPage;
  const { page } = query;
  const place = {
    orders: [orderOf(query)] as const,
    offset: (page - 1) * rowsPerPage,
    limit: rowsPerPage + 1,
    farPages,
  };
  const { people, count } = await readPeople(tx, selection, place);
  const isMany = count > employeesCountedUpTo;
  if (!isMany || query.total === 'exact') {
    const asked = { page, rowsPerPage, count: isMany ? await countPeople(tx, selection) : count };
    return pageOf(people.slice(0, rowsPerPage), asked);
  }
  if (people.length === 0) refuseBeyond({ page, rowsPerPage, count: await countPeople(tx, selection) });
  return pageOfMany(people, { page, rowsPerPage, count: employeesCountedUpTo });
}

function actionsOf({ rights }: Session) {
  return [
    ...(rights.somewhere.has('employees.register') ? (['register'] as const) : []),
    ...(rights.somewhere.has('employees.export') ? (['export'] as const) : []),
    ...(rights.somewhere.has('employees.change') ? (['place'] as const) : []),
    ...(rights.somewhere.has('employment.change') ? (['retire'] as const) : []),
    ...(rights.somewhere.has('employment.suspend') ? (['suspend'] as const) : []),
    ...(rights.somewhere.has('emblems.grant') ? (['grantEmblem'] as const) : []),
    ...(rights.everywhere.has('imports.create') && rights.somewhere.has('employees.change')
      ? (['editInGrid'] as const)
      : []),
  ];
}
