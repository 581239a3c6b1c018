import { sql, type RawBuilder } from 'kysely';
import type { DeliveryState } from '@madang/contract/kernel/delivery-states.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { momentText } from '../../../../kernel/db/query-batch.ts';
import { deliveryStateIn } from '../../../../platform/outbox/outbox.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';

/** Keeps which message welcomed the person; returns the one before, where there was one. */
export async function replaceWelcome(tx: Tx, person: PersonKey, messageId: string): Promise<string | undefined> {
  const { rows } = await sql<{ before: string | null }>`
    with earlier as (
      select message_id from welcome_mails
      where company_code = ${person.companyCode} and person_id = ${person.personId}
    )
    insert into welcome_mails (company_code, person_id, message_id)
    values (${person.companyCode}, ${person.personId}, ${messageId}::uuid)
    on conflict (company_code, person_id) do update set message_id = excluded.message_id, sent_at = app_now()
    returning (select message_id from earlier) as before`.execute(tx);
  return rows[0]?.before ?? undefined;
}

interface Welcomed {
  readonly state: DeliveryState;
  readonly sentAt: string;
}

/** Selects the last welcome mail and its state, as part of another statement; null if never sent. */
export function welcomeOf({ companyCode, personId }: PersonKey): RawBuilder<Welcomed | null> {
  return sql<Welcomed | null>`(
    select json_build_object('state', ${deliveryStateIn(sql`w.message_id`)}, 'sentAt', ${momentText(sql`w.sent_at`)})
    from welcome_mails w where w.company_code = ${companyCode} and w.person_id = ${personId}::uuid)`;
}

interface Raise {
  readonly companyCode: string;
  readonly perDay: number;
  /** The last day on which it counts, and the zone of that day. */
  readonly until: string;
  readonly timeZone: string;
}

/** Lets a company send more mails a day until a day is over; where it had such a time already, nothing changes. */
export async function raiseWelcomeMails(tx: Tx, { companyCode, perDay, until, timeZone }: Raise): Promise<void> {
  await sql`insert into welcome_raises (company_code, per_day, ends_at)
    values (${companyCode}, ${perDay}, (${until}::date + 1)::timestamp at time zone ${timeZone})
    on conflict (company_code) do nothing`.execute(tx);
}

/** Reads the raised number of a day's mails; 0 for none. */
export async function raisedWelcomeMails(tx: Tx, companyCode: string): Promise<number> {
  const { rows } = await sql<{ perDay: number }>`select per_day as "perDay" from welcome_raises
    where company_code = ${companyCode} and ends_at > app_now()`.execute(tx);
  return rows[0]?.perDay ?? 0;
}
