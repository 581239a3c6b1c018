import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { emblemHolders } from '@madang/contract/people/emblems/routes.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { emblemTarget } from '../emblems.ts';
import { emblemOf } from '../emblems.sql.ts';
import { countHolders, selectHolders } from '../grants.sql.ts';
import { presentHolders } from '../present-holders.ts';

const rowsPerPage = emblemLimits.holdersPerPage;

/** A page of the people who hold an emblem. */
export const listEmblemHolders = defineQuery({
  name: 'list-emblem-holders',
  input: emblemHolders,
  permission: 'emblems.view',
  targets: ({ emblemId }) => [emblemTarget(emblemId)],
  access: ({ emblemId }) => ({ target: emblemTarget(emblemId) }),
  refusals: ['CO404', 'PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, ask, read, refuse }, { emblemId, page }) {
    if ((await ask(emblemOf(companyCode, emblemId))).length === 0) throw refuse('CO404');
    const can = reader.rights.everywhere.has('emblems.grant') ? ['grant' as const] : [];
    return read(async (tx) => {
      const count = await countHolders(tx, companyCode, emblemId);
      const place = { emblemId, offset: (page - 1) * rowsPerPage, limit: rowsPerPage };
      const holders = await selectHolders(tx, companyCode, place);
      const items = await presentHolders(tx, { reader, contributed: kernel.contributed }, holders);
      const rows = items.map(({ emblemId: _emblemId, ...row }) => row);
      return { ...pageOf(rows, { page, rowsPerPage, count }), can };
    });
  },
});
