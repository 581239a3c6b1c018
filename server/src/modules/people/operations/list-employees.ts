import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { employeesPerPage } from '@madang/contract/people/limits.ts';
import { employeeList } from '@madang/contract/people/routes.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { pageOf } from '../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { countPeople, selectPeople } from '../people-list.sql.ts';
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
  targets: { within: 'person' },
  access: ({ keyword, state, departmentCode: department, jobRankCode: jobRank, jobTitleCode: jobTitle }, companyCode) =>
    listAccess(companyCode, { keyword, state, department, jobRank, jobTitle }),
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, reach, read }, query) {
    const filters = selectionOf(kernel.keyring, companyCode, query);
    const page = { order: orderOf(query), offset: (query.page - 1) * employeesPerPage, limit: employeesPerPage };
    const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
    const { passwordProfile } = reader.profile;
    const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    return read(async (tx) => {
      const selection = { ...filters, within: await reach(tx) };
      const count = await countPeople(tx, selection);
      const people = await presentPeople(tx, reader, await selectPeople(tx, selection, page));
      const givesOut = givesOutMail(await readServiceType(tx, companyCode));
      const idDomain = givesOut ? freeMailDomain : null;
      const ownDomains = givesOut ? await selectProven(tx, companyCode) : [];
      const list = pageOf(people, { page: query.page, rowsPerPage: employeesPerPage, count });
      const jobLists = await selectJobLists(tx, companyCode);
      return { ...list, idDomain, ownDomains, nameScripts, jobLists, can: actionsOf(reader) };
    });
  },
});

function actionsOf({ rights }: Session) {
  return [
    ...(rights.somewhere.has('employees.register') ? (['register'] as const) : []),
    ...(rights.everywhere.has('employees.export') ? (['export'] as const) : []),
  ];
}
