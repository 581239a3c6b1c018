import { type RawBuilder, sql } from 'kysely';
import type { IdRequestSearch, IdRequestState } from '@madang/contract/access/login-ids/rules.ts';
import type { IdRequestRow } from '@madang/contract/access/login-ids/wire.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';
import { isFound } from '../../people/person-records/index.ts';

type Column = NonNullable<IdRequestSearch['sortColumns']>[number];

export interface ListOrder {
  readonly by: Column;
  readonly isDescending: boolean;
}

interface Asked {
  readonly companyCode: string;
  readonly query: IdRequestSearch['query'];
  readonly term: string;
}

export interface ListedRequest extends Omit<
  IdRequestRow,
  'reason' | 'askedAt' | 'settledAt' | 'formerUntil' | 'formerIds' | 'state'
> {
  readonly state: IdRequestState | 'beforeRequest';
  readonly reason: Buffer | null;
  readonly askedAt: Date | null;
  readonly settledAt: Date | null;
}

const orders: Readonly<Record<Column, RawBuilder<unknown>>> = {
  fullName: sql`p.full_name collate "C"`,
  requestDate: sql`r.asked_at`,
  englishGivenName: sql`p.english_given_name collate "C"`,
};

/** People with their requests; before a request, people in service who have none. */
function foundBy({ companyCode, query, term }: Asked): RawBuilder<unknown> {
  const wanted = term.toLowerCase();
  const named =
    term === ''
      ? sql``
      : sql`and (${isFound(term, 'part')} or strpos(r.old_id, ${wanted}) > 0 or strpos(r.wanted_id, ${wanted}) > 0)`;
  if (query === 'beforeRequest') {
    return sql`from people p left join id_requests r on r.company_code = p.company_code and r.person_id = p.person_id
      where p.company_code = ${companyCode} and p.closed_at is null and ${inServiceIn('p')} and r.request_id is null ${named}`;
  }
  const state = query === 'all' ? sql`` : sql`and r.state = ${query}`;
  return sql`from id_requests r join people p on p.company_code = r.company_code and p.person_id = r.person_id
    where r.company_code = ${companyCode} ${state} ${named}`;
}

/** A page of the requests in an order. */
export function pageOfRequests(
  asked: Asked & { readonly orders: readonly ListOrder[]; readonly limit: number; readonly offset: number },
): RawBuilder<ListedRequest> {
  const sorted = asked.orders.map(({ by, isDescending }) => sql`${orders[by]} ${isDescending ? sql`desc` : sql`asc`}`);
  return sql<ListedRequest>`
    select r.request_id as "requestId", p.person_id as "personId", p.full_name as "fullName", p.english_name as "englishName",
      p.display_name as "displayName", p.login_id as "loginId", r.request_type as type, r.origin,
      coalesce(r.old_id, '') as "oldId", coalesce(r.wanted_id, '') as "wantedId", coalesce(r.state, 'beforeRequest') as state,
      r.reason, r.asked_at as "askedAt", r.settled_at as "settledAt"
    ${foundBy(asked)} order by ${sql.join(sorted)}, r.request_id, p.person_id
    limit ${asked.limit} offset ${asked.offset}`;
}

export function requestCount(asked: Asked): RawBuilder<{ readonly count: number }> {
  return sql`select count(*)::integer as count ${foundBy(asked)}`;
}
