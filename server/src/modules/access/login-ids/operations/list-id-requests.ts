import { loginIdLimits } from '@madang/contract/access/login-ids/limits.ts';
import { type IdRequestSearch, idRequestSearch } from '@madang/contract/access/login-ids/rules.ts';
import { refusedFields } from '@madang/contract/access/login-ids/wire.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { formerIdsOfPeople } from '../../../ground/former-ids/index.ts';
import { reasonAad } from '../id-requests.sql.ts';
import { type ListOrder, pageOfRequests, requestCount } from '../list.sql.ts';

const { rowsPerPage } = loginIdLimits;
const acts = ['decide', 'change'] as const;

/** REQ-01: a page of the ID requests in one of the seven ways. */
export const listIdRequests = defineQuery({
  name: 'list-id-requests',
  input: idRequestSearch,
  permission: 'loginIds.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND', 'SEARCH_SORT_PAIRS'],
  async run({ kernel, companyCode, reader, read, refuse }, { page, ...search }) {
    const orders = ordersOf(search);
    if (!orders) throw refuse.field(refusedFields.sortOrders, 'SEARCH_SORT_PAIRS');
    const asked = { companyCode, query: search.query, term: search.term };
    return read(async (tx) => {
      const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
      const found = (await pageOfRequests({ ...asked, orders, ...place }).execute(tx)).rows;
      const [counted] = (await requestCount(asked).execute(tx)).rows;
      const people = [...new Set(found.map(({ personId }) => personId))];
      const former = (await formerIdsOfPeople(companyCode, people).execute(tx)).rows;
      const formerOf = Map.groupBy(former, ({ personId }) => personId);
      const items = found.map(({ reason, askedAt, settledAt, ...row }) => {
        const isInForce = row.state === 'completed' && row.wantedId === row.loginId;
        const own = (formerOf.get(row.personId) ?? []).map(({ loginId, until }) => ({
          loginId,
          until: until.toISOString(),
        }));
        const until = isInForce ? own.find(({ loginId }) => loginId === row.oldId)?.until : undefined;
        return {
          ...row,
          reason: reason === null ? '' : kernel.keyring.decrypt(reason, reasonAad(row.requestId ?? '')),
          askedAt: askedAt?.toISOString() ?? null,
          settledAt: settledAt?.toISOString() ?? null,
          formerUntil: until ?? null,
          formerIds: own,
        };
      });
      return {
        ...pageOf(items, { page, rowsPerPage, count: counted?.count ?? 0 }),
        can: acts.filter((act) => reader.rights.everywhere.has(`loginIds.${act}`)),
      };
    });
  },
});

/** Columns with their orders, the newest request first where none is asked for; undefined where they are no pairs. */
function ordersOf({ sortColumns, sortOrders }: Omit<IdRequestSearch, 'page'>): readonly ListOrder[] | undefined {
  if (!sortColumns && !sortOrders) return [{ by: 'requestDate', isDescending: true }];
  const isPaired = sortColumns?.length === sortOrders?.length && new Set(sortColumns).size === sortColumns?.length;
  if (!sortColumns || !isPaired || sortColumns.length === 0) return undefined;
  return sortColumns.map((by, index) => ({ by, isDescending: sortOrders?.[index] === 'DESC' }));
}
