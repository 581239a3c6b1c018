import { inboxLimits } from '@madang/contract/people/notifications/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface Recipient {
  readonly companyCode: string;
  readonly personId: string;
}

/** Keeps a sealed message and forgets the oldest beyond what a person keeps. */
export async function insertMessage(
  tx: Tx,
  { companyCode, personId }: Recipient,
  { messageId, content }: { readonly messageId: string; readonly content: Buffer },
): Promise<void> {
  await sql`
    with kept as (
      insert into inbox_messages (company_code, message_id, person_id, content)
      values (${companyCode}, ${messageId}::uuid, ${personId}::uuid, ${content}::bytea))
    delete from inbox_messages where company_code = ${companyCode} and message_id in (
      select message_id from inbox_messages where company_code = ${companyCode} and person_id = ${personId}::uuid
      order by sent_at desc, message_id desc offset ${inboxLimits.messages - 1})`.execute(tx);
}

export interface StoredMessage {
  readonly messageId: string;
  readonly content: Buffer;
  readonly sentAt: Date;
  readonly isRead: boolean;
}

/** Newest first; one row more than a page holds means that there is another page. */
export async function selectMessages(
  tx: Tx,
  { companyCode, personId }: Recipient,
  after?: string,
): Promise<StoredMessage[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (sent_at, message_id) < (select sent_at, message_id from inbox_messages
          where company_code = ${companyCode} and person_id = ${personId}::uuid and message_id = ${after}::uuid)`;
  const { rows } = await sql<StoredMessage>`
    select message_id as "messageId", content, sent_at as "sentAt", read_at is not null as "isRead"
    from inbox_messages where company_code = ${companyCode} and person_id = ${personId}::uuid ${behind}
    order by sent_at desc, message_id desc limit ${inboxLimits.rowsPerPage + 1}`.execute(tx);
  return rows;
}

/** False where the person has no such message. The first opening is the one that counts. */
export async function markRead(tx: Tx, { companyCode, personId }: Recipient, messageId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox_messages')
    .set({ read_at: sql<Date>`coalesce(read_at, app_now())` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns a query for the number of a person's unread messages, for a statement of several modules. */
export function unreadMessagesOf({ companyCode, personId }: Recipient): RawBuilder<{ readonly count: number }> {
  return sql<{ readonly count: number }>`
    select count(*)::integer as count from inbox_messages
    where company_code = ${companyCode} and person_id = ${personId}::uuid and read_at is null`;
}
