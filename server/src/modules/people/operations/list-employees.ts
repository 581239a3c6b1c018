import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { employeesCountedUpTo, employeesPerPage } from '@madang/contract/people/limits.ts';
import { employeeList, type EmployeeList } from '@madang/contract/people/routes.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { pageOf, pageOfMany, refuseBeyond } from '../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { countPeople, type PeopleSelection, selectPeople, type StoredPerson } from '../people-list.sql.ts';
import { readNameScripts } from '../name-scripts.ts';
import { readServiceType } from '../../companies/index.ts';
import { selectProven } from '../../mail-domains/index.ts';
import { selectJobLists } from '../../job-ranks/index.ts';
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
    const filters = selectionOf(kernel.keyring, companyCode, query);
    const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
    const { passwordProfile } = reader.profile;
    const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    return read(async (tx) => {
      const selection = { ...filters, within: await reach(tx) };
      const page = await readPage(tx, selection, query);
      const people = await presentPeople(tx, reader, page.items);
      const givesOut = givesOutMail(await readServiceType(tx, companyCode));
      const idDomain = givesOut ? freeMailDomain : null;
      const ownDomains = givesOut ? await selectProven(tx, companyCode) : [];
      const jobLists = await selectJobLists(tx, companyCode);
      return { ...page, items: people, idDomain, ownDomains, nameScripts, jobLists, can: actionsOf(reader) };
    });
  },
});

/** No row is read where no one is found, and of very many people none is counted beyond the limit. */
async function readPage(tx: Tx, selection: PeopleSelection, query: EmployeeList): Promise<List<StoredPerson>> {
  const rowsPerPage = employeesPerPage;
  const { page } = query;
  const place = { order: orderOf(query), offset: (page - 1) * rowsPerPage, limit: rowsPerPage + 1 };
  const isExact = query.total === 'exact';
  const count = await countPeople(tx, selection, isExact ? undefined : employeesCountedUpTo);
  if (isExact || count <= employeesCountedUpTo) {
    const asked = { page, rowsPerPage, count };
    refuseBeyond(asked);
    return pageOf(count === 0 ? [] : await selectPeople(tx, selection, { ...place, limit: rowsPerPage }), asked);
  }
  const people = await selectPeople(tx, selection, place);
  if (people.length === 0) refuseBeyond({ page, rowsPerPage, count: await countPeople(tx, selection) });
  return pageOfMany(people, { page, rowsPerPage, count: employeesCountedUpTo });
}

function actionsOf({ rights }: Session) {
  return [
    ...(rights.somewhere.has('employees.register') ? (['register'] as const) : []),
    ...(rights.everywhere.has('employees.export') ? (['export'] as const) : []),
  ];
}
