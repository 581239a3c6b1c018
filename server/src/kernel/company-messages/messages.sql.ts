import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Identity of a message: what it is about, and which version of that it says. */
export interface MessageVersion {
  readonly messageId: string;
  /** Version from 1 on; a newer message includes all that an older one said. */
  readonly version: number;
}

export interface SentMessage {
  readonly receiverCode: string;
  readonly operation: string;
  readonly content: Buffer;
}

/** Text that the content of a message is bound to. */
export function messageRow(messageId: string, version: string): string {
  return `sent_messages ${messageId} ${version}`;
}

/** Keeps a message in the transaction's own company until the other one has applied it. */
export async function insertSent(
  tx: Tx,
  { messageId, version, receiverCode, operation, content }: MessageVersion & SentMessage,
): Promise<string> {
  const { rows } = await sql<{ companyCode: string }>`
    insert into sent_messages (company_code, message_id, version, receiver_code, operation, content)
    values (app_company(), ${messageId}::uuid, ${version}, ${receiverCode}, ${operation}, ${content})
    returning company_code as "companyCode"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a message without a row');
  return row.companyCode;
}

interface SentKey extends MessageVersion {
  readonly companyCode: string;
}

/** Days after which a message that could not be carried over is given up; a year, far beyond every repair. */
const carriedDays = 365;

/** Days for which a company knows which versions it has applied; longer than any message waits, so that none comes twice. */
export const rememberedDays = 400;

/** Versions that are forgotten with each message that comes: few, so that no message waits for them. */
const forgottenAtOnce = 50;

/** Reads a message that waits; undefined where it was applied, or waited for more than a year. */
export async function findSent(tx: Tx, { companyCode, messageId, version }: SentKey): Promise<SentMessage | undefined> {
  const { rows } = await sql<SentMessage>`
    select receiver_code as "receiverCode", operation, content from sent_messages
    where company_code = ${companyCode} and message_id = ${messageId}::uuid and version = ${version}
      and sent_at > app_now() - make_interval(days => ${carriedDays})`.execute(tx);
  return rows[0];
}

export async function deleteSent(tx: Tx, { companyCode, messageId, version }: SentKey): Promise<void> {
  await sql`
    delete from sent_messages
    where company_code = ${companyCode} and message_id = ${messageId}::uuid and version = ${version}`.execute(tx);
}

/** Takes a version and purges very old ones, in one statement; false where a newer one was applied or the company is closed. */
export async function takeVersion(
  tx: Tx,
  companyCode: string,
  { messageId, version }: MessageVersion,
): Promise<boolean> {
  const { rows } = await sql`
    with forgotten as (
      delete from received_messages where company_code = ${companyCode} and message_id in (
        select message_id from received_messages where company_code = ${companyCode} and message_id <> ${messageId}::uuid
          and received_at < app_now() - make_interval(days => ${rememberedDays})
        order by received_at limit ${forgottenAtOnce} for update skip locked))
    insert into received_messages as r (company_code, message_id, version)
    select c.company_code, ${messageId}::uuid, ${version}::integer from companies c
    where c.company_code = ${companyCode} and c.ended_at is null
    on conflict (company_code, message_id) do update set version = excluded.version, received_at = excluded.received_at
      where r.version < excluded.version
    returning 1`.execute(tx);
  return rows.length > 0;
}
