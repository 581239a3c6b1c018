import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import { rightRequestList } from '@madang/contract/access/right-requests/routes.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { requestCountOf, requestsOf } from '../list.sql.ts';
import { presentRequest } from '../present.ts';

const rowsPerPage = rightRequestLimits.perPage;

/** MEM-10: requests over what the reader's right reaches, those that wait first. */
export const listRightRequests = defineQuery({
  name: 'list-right-requests',
  input: rightRequestList,
  permission: 'grants.view',
  targets: { within: 'right-request' },
  access: (_query, companyCode) => listAccess(companyCode, {}),
  refusals: ['PAGE_BEYOND'],
  run({ kernel, companyCode, reader, read, reach }, { page }) {
    const mayDecide = reader.rights.somewhere.has('grants.change');
    return read(async (tx) => {
      const asked = { companyCode, reach: await reach(tx), readerId: reader.personId };
      const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
      const { rows } = await requestsOf(asked, place).execute(tx);
      const count = (await requestCountOf(asked).execute(tx)).rows[0]?.count ?? 0;
      const items = rows.map((row) => {
        const { personId, person } = row;
        const isDecidable = mayDecide && row.isGivable && personId !== reader.personId;
        return {
          ...presentRequest(kernel.keyring, row),
          person: { personId, fullName: person?.fullName ?? '', englishName: person?.englishName ?? '' },
          can: isDecidable ? ['decide' as const] : [],
        };
      });
      return pageOf(items, { page, rowsPerPage, count });
    });
  },
});
