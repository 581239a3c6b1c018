import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { pipeline, type Database, type Tx } from '../db/database.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';

export interface MailMessage {
  readonly channel: 'mail';
  /** One strict address, checked by the contract's rule. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface SmsMessage {
  readonly channel: 'sms';
  /** E.164, such as +821012345678. */
  readonly to: string;
  readonly text: string;
}

export type Message = MailMessage | SmsMessage;

/** The task that sends one message; its payload is an id alone, for jobs are readable by operators. */
export const deliveryTask = 'deliver-message';

/** How a message leaves; throws where it could not and should be tried again. */
export type Carrier = (message: Message) => Promise<void>;

/** A message as its row holds it. */
interface Sealed {
  readonly message_id: string;
  readonly channel: Message['channel'];
  readonly recipient: Buffer;
  readonly content: Buffer;
}

/** Messages are written in the transaction that causes them and sent after its commit. */
export class Outbox {
  readonly #keyring: Keyring;
  readonly #carriers: { readonly [K in Message['channel']]: Carrier };

  constructor(keyring: Keyring, carriers: { readonly [K in Message['channel']]: Carrier }) {
    this.#keyring = keyring;
    this.#carriers = carriers;
  }

  /** `usefulSeconds`: after this long it is dropped instead of sent, as a code that has expired. */
  async send(tx: Tx, message: Message, usefulSeconds = 3 * daySeconds): Promise<void> {
    await this.#write(tx, this.#seal(message), usefulSeconds);
  }

  /**
   * Does the work of a send and sends nothing: what is sealed is empty, and its job finds it expired. Anyone who
   * measures how long a call takes cannot tell it from one that wrote to someone.
   */
  async pretend(tx: Tx, message: Message): Promise<void> {
    const empty = ' '.repeat(message.text.length);
    await this.#write(tx, this.#seal({ channel: 'sms', to: ' '.repeat(message.to.length), text: empty }), 0);
  }

  #seal(message: Message): Sealed {
    const id = randomUUID();
    return {
      message_id: id,
      channel: message.channel,
      recipient: this.#keyring.encrypt(message.to, `outbox.recipient.${id}`),
      content: this.#keyring.encrypt(JSON.stringify(message), `outbox.content.${id}`),
    };
  }

  async #write(tx: Tx, sealed: Sealed, usefulSeconds: number): Promise<void> {
    await pipeline([
      tx
        .insertInto('outbox')
        .values({ ...sealed, expires_at: sql<Date>`app_now() + make_interval(secs => ${usefulSeconds})` })
        .execute(),
      enqueueJob(tx, deliveryTask, { messageId: sealed.message_id }),
    ]);
  }

  /** Sends a waiting message and empties its row; one that is gone, sent or of no use any more is left alone. */
  async deliver(db: Database, messageId: string): Promise<void> {
    const row = await db
      .selectFrom('outbox')
      .select('content')
      .where('message_id', '=', messageId)
      .where('state', '=', 'waiting')
      .where('expires_at', '>', sql<Date>`app_now()`)
      .executeTakeFirst();
    if (!row?.content) return;
    const message: Message = JSON.parse(this.#keyring.decrypt(row.content, `outbox.content.${messageId}`));
    const tried = db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1` })
      .where('message_id', '=', messageId);
    try {
      await this.#carriers[message.channel](message);
    } catch (error) {
      await tried.execute();
      throw withoutPersonalData(error);
    }
    await tried.set({ state: 'sent', recipient: null, content: null, finished_at: sql`app_now()` }).execute();
  }
}

/** A job's last error is stored and logged, and a mail server's answer often repeats the address. */
function withoutPersonalData(error: unknown): Error {
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : undefined) ?? 'unknown';
  return Object.assign(new Error(`the message could not be handed over (${code})`), { code });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Empties messages that could not be sent in their time, and forgets finished ones after a week. */
export async function purgeOutbox(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'failed', recipient: null, content: null, finished_at: sql`app_now()` })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('finished_at', '<', sql<Date>`app_now() - interval '7 days'`)
    .execute();
}
