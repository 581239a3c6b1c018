import { holdingList } from '@madang/contract/access/grants/holder-routes.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { holdingCountOf, holdingsOf, presentHolding } from '../holdings.sql.ts';

const rowsPerPage = grantLimits.perPage;

/** MEM-09: lists who has which permission by which way; in a part of the company what reaches that part alone. */
export const listHoldings = defineQuery({
  name: 'list-holdings',
  input: holdingList,
  permission: 'grants.view',
  targets: { within: 'grant' },
  access: ({ page: _page, ...filters }, companyCode) => listAccess(companyCode, filters),
  refusals: ['PAGE_BEYOND'],
  run: ({ companyCode, reader, read, reach }, { page, ...filters }) =>
    read(async (tx) => {
      const asked = { ...filters, companyCode, reach: await reach(tx) };
      const place = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage };
      const { rows } = await holdingsOf(asked, place).execute(tx);
      const count = (await holdingCountOf(asked).execute(tx)).rows[0]?.count ?? 0;
      return {
        ...pageOf(rows.map(presentHolding), { page, rowsPerPage, count }),
        can: reader.rights.everywhere.has('grants.view') ? ['export' as const] : [],
      };
    }),
});
