import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import type { DispatchSide } from '@madang/contract/access/dispatches/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWaiting, today } from './dispatches.sql.ts';

export interface WaitingDispatches {
  readonly side: DispatchSide;
  readonly count: number;
  /** The one that waits longest. */
  readonly dispatchId: string;
}

/** Requests of each side that no one has answered, those to be answered here first, as a query. */
export function waitingDispatchesOf(companyCode: string): RawBuilder<WaitingDispatches> {
  return sql<WaitingDispatches>`
    select d.side, count(*)::integer as count, (array_agg(d.dispatch_id order by d.changed_at, d.dispatch_id))[1] as "dispatchId"
    from dispatches d where d.company_code = ${companyCode} and ${isWaiting}
    group by d.side order by d.side desc`;
}

export interface EndingDispatches extends WaitingDispatches {
  readonly endsOn: string;
}

/** Dispatches of each side that end soon and are not to be prolonged, as a query. */
export function endingDispatchesOf(companyCode: string): RawBuilder<EndingDispatches> {
  return sql<EndingDispatches>`
    select d.side, count(*)::integer as count, min(d.ends_on)::text as "endsOn",
      (array_agg(d.dispatch_id order by d.ends_on, d.dispatch_id))[1] as "dispatchId"
    from dispatches d where d.company_code = ${companyCode} and d.state = 'running' and d.asked_until is null
      and d.ends_on <= ${today} + ${dispatchLimits.endingDays}::integer
    group by d.side order by d.side desc`;
}
