import { failedDays, type DeliveryFailure } from '@madang/contract/kernel/delivery-states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { Message, MessageKind } from './outbox.ts';

export interface TroubledMessage {
  readonly messageId: string;
  readonly channel: Message['channel'];
  readonly kind: MessageKind | null;
  /** `waiting`: it will be tried again. `failed`: its time was over; `bounced`: its recipient was refused for good. */
  readonly state: 'waiting' | 'failed' | 'bounced';
  readonly reason: DeliveryFailure;
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Mails and SMS that could not be handed over; nothing of a recipient or a text. Those that may still leave come first. */
export async function selectTroubledMessages(tx: Tx, most: number): Promise<TroubledMessage[]> {
  const { rows } = await sql<TroubledMessage>`
    select message_id as "messageId", channel, kind, state, coalesce(failure, 'other') as reason, attempts,
      created_at as "createdAt"
    from outbox
    where (state = 'waiting' and failure is not null and expires_at > app_now())
      or (state in ('failed', 'bounced') and expires_at > created_at + interval '1 second'
        and finished_at > app_now() - make_interval(days => ${failedDays}))
    order by state = 'waiting' desc, created_at desc, message_id limit ${most}`.execute(tx);
  return rows;
}

/** Has one, or all, that could not be handed over yet leave now; answers how many. */
export async function hastenMessages(tx: Tx, messageId?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select hasten_messages(${messageId ?? null}::uuid) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
