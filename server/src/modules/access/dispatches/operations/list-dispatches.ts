import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import { dispatchSearch } from '@madang/contract/access/dispatches/inputs.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { dispatchCountsOf, dispatchesOf } from '../dispatches.sql.ts';
import { presentDispatch } from '../present.ts';

const { rowsPerPage } = dispatchLimits;

/** STA-09: dispatches that the company sent or received. */
export const listDispatches = defineQuery({
  name: 'list-dispatches',
  input: dispatchSearch,
  permission: 'dispatches.view',
  targets: () => [],
  access: ({ side }, companyCode) => ({ target: { kind: 'company', id: companyCode }, fields: [side] }),
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read }, { side, which, page }) {
    const asked = { companyCode, side, which };
    const mayChange = reader.rights.everywhere.has('dispatches.change');
    return read(async (tx) => {
      const { rows } = await dispatchesOf(asked, page).execute(tx);
      const [counted] = (await dispatchCountsOf(asked).execute(tx)).rows;
      const items = rows.map((row) => presentDispatch(kernel.keyring, row, mayChange));
      return {
        ...pageOf(items, { page, rowsPerPage, count: counted?.count ?? 0 }),
        can: mayChange ? (['ask'] as const).slice() : [],
        waiting: counted?.waiting ?? 0,
      };
    });
  },
});
