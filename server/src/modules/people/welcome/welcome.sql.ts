import { sql } from 'kysely';
import type { DeliveryState } from '@madang/contract/kernel/delivery-states.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { deliveryStateOf } from '../../../kernel/outbox/outbox.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

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

/** When the person was last welcomed, and what became of that mail. */
export async function selectWelcome(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<{ readonly state: DeliveryState; readonly sentAt: string } | null> {
  const row = await tx
    .selectFrom('welcome_mails')
    .select(['message_id', 'sent_at'])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ? { state: await deliveryStateOf(tx, row.message_id), sentAt: row.sent_at.toISOString() } : null;
}

/** Whether the company has such a person, whose account may be closed. */
export async function isPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
