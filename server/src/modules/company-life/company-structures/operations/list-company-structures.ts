import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import { type StructureRow, structureSearch } from '@madang/contract/company-life/company-structures/routes.ts';
import { readOtherCompany } from '../../../../kernel/db/database.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { companyOf } from '../structures.ts';
import { countStructures, selectStructures, structureCompaniesOf } from '../structures.sql.ts';

const { rowsPerPage } = structureLimits;

/** DEP-06: every structure of the platform with its companies, the newest first. */
export const listCompanyStructures = defineQuery({
  name: 'list-company-structures',
  input: structureSearch,
  permission: 'platform.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  run: ({ read }, { page }) =>
    read(async (tx) => {
      const count = await countStructures(tx);
      const rows: StructureRow[] = [];
      for (const { headCode, ...row } of await selectStructures(tx, {
        limit: rowsPerPage,
        offset: (page - 1) * rowsPerPage,
      })) {
        const { rows: companies } = await readOtherCompany(tx, headCode, () => structureCompaniesOf().execute(tx));
        rows.push({ ...row, companyCode: headCode, companies: companies.map(companyOf) });
      }
      return pageOf(rows, { page, rowsPerPage, count });
    }),
});
