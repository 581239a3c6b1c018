import { type DeliveryFailure, failedDays } from '@madang/contract/kernel/delivery-states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { Message, MessageKind } from './outbox.ts';

export interface DeliveryHealth {
  readonly channel: Message['channel'];
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  /** Failed deliveries of the last days, by reason. */
  readonly failures: { readonly reason: DeliveryFailure; readonly count: number }[];
  /** Reasons that waiting messages could not be sent yet. */
  readonly hindrances: { readonly reason: DeliveryFailure; readonly count: number }[];
  readonly lastSentAt: Date | null;
}

/** Condition that excludes messages written for no recipient (`Outbox.pretend`), which expire at once and are counted nowhere. */
const isReal = sql`o.expires_at > o.created_at + interval '1 second'`;
const isRecent = sql`o.finished_at > app_now() - make_interval(days => ${failedDays})`;

/** Returns the state of mail and SMS delivery over all companies: numbers, times and reasons, and nothing about any recipient. */
export async function readDeliveryHealth(tx: Tx): Promise<DeliveryHealth[]> {
  const byReason = (state: RawBuilder<unknown>) => sql`coalesce((
    select json_agg(json_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason) from (
      select coalesce(o.failure, 'other') as reason, count(*)::integer as count from outbox o
      where o.channel = c.channel and ${isReal} and ${state} group by 1) r), '[]')`;
  const { rows } = await sql<DeliveryHealth>`
    select c.channel, w.waiting, w.oldest as "oldestWaitingAt", s.last as "lastSentAt",
      ${byReason(sql`o.state in ('failed', 'bounced') and ${isRecent}`)} as failures,
      ${byReason(sql`o.state = 'waiting' and o.failure is not null`)} as hindrances
    from unnest(array['mail', 'sms']) with ordinality as c(channel, place)
    cross join lateral (select count(*)::integer as waiting, min(o.created_at) as oldest from outbox o
      where o.channel = c.channel and o.state = 'waiting' and ${isReal}) w
    cross join lateral (select max(o.finished_at) as last from outbox o
      where o.channel = c.channel and o.state = 'sent') s
    order by c.place`.execute(tx);
  return rows;
}

/** Counts a company's invitations and welcome mails that failed in the last days; no row if none. */
export function failedMessagesOf(
  companyCode: string,
): RawBuilder<{ readonly kind: MessageKind; readonly count: number }> {
  return sql<{ readonly kind: MessageKind; readonly count: number }>`
    select o.kind, count(*)::integer as count from outbox o
    where o.company_code = ${companyCode} and o.kind is not null and o.state in ('failed', 'bounced') and ${isRecent}
    group by o.kind`;
}
