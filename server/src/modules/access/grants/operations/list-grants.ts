import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { grantList } from '@madang/contract/access/grants/routes.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { presentGrant } from '../present.ts';
import { grantCountOf, grantsOf } from '../rows.sql.ts';

const rowsPerPage = grantLimits.perPage;

/** MEM-02: rights that people gave, the newest first; in a part of the company those over that part. */
export const listGrants = defineQuery({
  name: 'list-grants',
  input: grantList,
  permission: 'grants.view',
  targets: { within: 'grant' },
  access: ({ grantee, soon }, companyCode) => listAccess(companyCode, { grantee, soon }),
  refusals: ['PAGE_BEYOND'],
  run({ kernel, companyCode, reader, read, reach }, { grantee, soon, page }) {
    const mayGive = reader.rights.somewhere.has('grants.change');
    const mayChange = mayGive ? (['change', 'takeBack'] as const) : [];
    return read(async (tx) => {
      const asked = { grantee, soon: soon === 'Y', reach: await reach(tx) };
      const { rows: found } = await grantsOf(companyCode, asked, {
        offset: (page - 1) * rowsPerPage,
        limit: rowsPerPage,
      }).execute(tx);
      const [counted, ending] = [
        await grantCountOf(companyCode, asked).execute(tx),
        await grantCountOf(companyCode, { ...asked, soon: true }).execute(tx),
      ].map(({ rows }) => rows[0]?.count ?? 0);
      const items = found.map((row) =>
        presentGrant(kernel.keyring, row, row.granteeId === reader.personId ? [...mayChange].slice(1) : [...mayChange]),
      );
      return {
        ...pageOf(items, { page, rowsPerPage, count: counted ?? 0 }),
        soonCount: ending ?? 0,
        can: mayGive ? ['give' as const] : [],
      };
    });
  },
});
