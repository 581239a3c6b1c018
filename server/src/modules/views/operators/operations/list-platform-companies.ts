import { companiesPerPage, newCompanyDays } from '@madang/contract/views/operators/limits.ts';
import { companySearch, type CompanyRow } from '@madang/contract/views/operators/platform.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { countDirectory, selectDirectory } from '../../../ground/companies/index.ts';
import { countPeople } from '../count-people.ts';

/** OPS-10: the platform's companies, the newest first, each with how many people it has; a search finds by name and code. */
export const listPlatformCompanies = defineQuery({
  name: 'list-platform-companies',
  input: companySearch,
  permission: 'platform.view',
  mayLag: true,
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  run: ({ kernel, read }, { page, search }) =>
    read(async (tx) => {
      const { found, ...counts } = await countDirectory(tx, { search, newDays: newCompanyDays });
      const slice = { limit: companiesPerPage, offset: (page - 1) * companiesPerPage };
      const rows: CompanyRow[] = [];
      for (const company of await selectDirectory(tx, { search, ...slice })) {
        const people = await countPeople(tx, kernel, company.companyCode);
        rows.push({ ...company, createdAt: company.createdAt.toISOString(), people });
      }
      return { ...pageOf(rows, { page, rowsPerPage: companiesPerPage, count: found }), ...counts };
    }),
});
