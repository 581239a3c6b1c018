import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { todayIn } from '../../kernel/rows/company-day.sql.ts';

/**
 * Marks a waiting message as sent and counts it for its company, in one statement; a message already marked is not
 * counted.
 */
export async function markSentAndCount(tx: Tx, messageId: string, companyCode: string): Promise<void> {
  await sql`
    with sent as (
      update outbox set recipient = null, content = null, counted_company = null, finished_at = app_now(), state = 'sent',
        attempts = attempts + 1
      where message_id = ${messageId} and state = 'waiting' returning channel)
    insert into message_counts as counter (company_code, month, channel, sent)
    select c.company_code, date_trunc('month', app_now() at time zone c.time_zone)::date, sent.channel, 1
    from sent, companies c where c.company_code = ${companyCode}
    on conflict (company_code, month, channel) do update set sent = counter.sent + 1`.execute(tx);
}

interface MessagesSent {
  readonly today: string;
  readonly mails: number;
  readonly sms: number;
}

/** Returns a query for the messages sent for a company in its current month, by its time zone. */
export function messagesSentBy(companyCode: string): RawBuilder<MessagesSent> {
  return sql<MessagesSent>`
    select ${todayIn(sql`c.time_zone`)}::text as today,
      coalesce(sum(m.sent) filter (where m.channel = 'mail'), 0)::integer as mails,
      coalesce(sum(m.sent) filter (where m.channel = 'sms'), 0)::integer as sms
    from companies c left join message_counts m on m.company_code = c.company_code
      and m.month = date_trunc('month', app_now() at time zone c.time_zone)::date
    where c.company_code = ${companyCode} group by c.company_code`;
}
