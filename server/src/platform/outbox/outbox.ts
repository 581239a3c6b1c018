import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { DeliveryFailure, DeliveryState } from '@madang/contract/kernel/delivery-states.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { inCompany, pipeline, type Database, type Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { markSentAndCount } from './message-counts.sql.ts';

export interface MailMessage {
  readonly channel: 'mail';
  /** One strict address, checked by the contract's rule. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same facts as the text. */
  readonly html: string;
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

/** Kind of a company's message: its administrators see how many of each kind failed. */
export type MessageKind = 'invitation' | 'welcome';

interface Sending {
  /** Seconds after which the message is dropped instead of sent, such as an expired code. */
  readonly usefulSeconds?: number | undefined;
  /** Whose administrators may see what became of it. */
  readonly companyCode?: string;
  /** Purpose of the message; set only for a company's messages. */
  readonly kind?: MessageKind;
}

/** Function that sends a message; throws if it failed and should be retried. */
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

  /** Returns the message's id, by which `deliveryStateOf` finds what became of it. */
  async send(tx: Tx, message: Message, sending: Sending = {}): Promise<string> {
    const sealed = this.#seal(message);
    await this.#write(tx, sealed, sending);
    return sealed.message_id;
  }

  /**
   * Does the work of a send without sending: the sealed message is empty and its job finds it expired. Timing reveals
   * nothing.
   */
  async pretend(tx: Tx, message: Message): Promise<void> {
    const empty = ' '.repeat(message.text.length + (message.channel === 'mail' ? message.html.length : 0));
    await this.#write(tx, this.#seal({ channel: 'sms', to: ' '.repeat(message.to.length), text: empty }), {
      usefulSeconds: 0,
    });
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

  async #write(tx: Tx, sealed: Sealed, { usefulSeconds = 3 * daySeconds, companyCode, kind }: Sending): Promise<void> {
    await pipeline([
      tx
        .insertInto('outbox')
        .values({
          ...sealed,
          expires_at: sql<Date>`app_now() + make_interval(secs => ${usefulSeconds})`,
          counted_company: companyCode ?? sql<string | null>`nullif(app_company(), '')`,
          ...(companyCode !== undefined && { company_code: companyCode }),
          ...(kind !== undefined && { kind }),
        })
        .execute(),
      enqueueJob(tx, deliveryTask, { messageId: sealed.message_id }),
    ]);
  }

  /** Sends a waiting message and empties its row; one that is gone, sent or of no use any more is left alone. */
  async deliver(db: Database, messageId: string): Promise<void> {
    const row = await db
      .selectFrom('outbox')
      .select(['content', 'counted_company'])
      .where('message_id', '=', messageId)
      .where('state', '=', 'waiting')
      .where('expires_at', '>', sql<Date>`app_now()`)
      .executeTakeFirst();
    if (!row?.content) return;
    const message: Message = JSON.parse(this.#keyring.decrypt(row.content, `outbox.content.${messageId}`));
    const attempt = db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1` })
      .where('message_id', '=', messageId);
    try {
      await this.#carriers[message.channel](message);
    } catch (error) {
      if (isRefusedForGood(error)) {
        await attempt.set({ ...emptied, state: 'bounced', failure: 'recipient' }).execute();
        return;
      }
      await attempt.set({ failure: failureOf(error) }).execute();
      throw withoutPersonalData(error);
    }
    const { counted_company: companyCode } = row;
    if (companyCode === null) await attempt.set({ ...emptied, state: 'sent' }).execute();
    else await inCompany(db, companyCode, (tx) => markSentAndCount(tx, messageId, companyCode));
  }
}

/** Values that clear a finished row. */
const emptied = { recipient: null, content: null, counted_company: null, finished_at: sql<Date>`app_now()` } as const;

/** Pattern of an SMS gateway's permanent refusals: an invalid number, or a text that is not allowed. */
const refusedByGateway = /^HTTP_(400|410|422)$/;

/** Such an answer, or a 5xx answer to a mail's recipient (RFC 5321): the same message is refused the next time too. */
function isRefusedForGood(error: unknown): boolean {
  if (refusedByGateway.test(codeOf(error) ?? '')) return true;
  if (codeOf(error) !== 'EENVELOPE' || !(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
}

/**
 * State of a message with a company. A missing row means sent, because failed ones stay until another replaces them.
 */
export async function deliveryStateOf(tx: Tx, messageId: string): Promise<DeliveryState> {
  const row = await tx.selectFrom('outbox').select('state').where('message_id', '=', messageId).executeTakeFirst();
  return row ? (row.state as DeliveryState) : 'sent';
}

/** The same as a part of another statement; the id is in a column. */
export function deliveryStateIn(messageId: RawBuilder<unknown>): RawBuilder<DeliveryState> {
  return sql<DeliveryState>`coalesce((select o.state from outbox o where o.message_id = ${messageId}), 'sent')`;
}

/** Lets go what became of a message that another one replaces. */
export async function purgeDelivery(tx: Tx, messageId: string): Promise<void> {
  await tx.updateTable('outbox').set({ company_code: null }).where('message_id', '=', messageId).execute();
}

/** Nodemailer's codes (its `errors.js`) and those of Node's sockets; a code says nothing of the recipient. */
function failureOf(error: unknown): DeliveryFailure {
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : undefined) ?? '';
  if (code === 'EENVELOPE') return 'recipient';
  if (/^(EAUTH|ENOAUTH|EOAUTH2|HTTP_401|HTTP_403)$/.test(code)) return 'refused';
  if (
    /^(E?CONN|ECONNECTION|ETIMEDOUT|EDNS|ESOCKET|ETLS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROXY)/.test(code)
  ) {
    return 'unreachable';
  }
  return 'other';
}

/** A job's last error is stored and logged, and a mail server's answer often repeats the address. */
function withoutPersonalData(error: unknown): Error {
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : undefined) ?? 'unknown';
  return Object.assign(new Error(`the message could not be handed over (${code})`), { code });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/**
 * Empties messages that expired, and deletes finished ones after a week, except failures that administrators have to
 * see.
 */
export async function purgeOutbox(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...emptied, state: 'failed' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('finished_at', '<', sql<Date>`app_now() - interval '7 days'`)
    .where(sql<boolean>`(state = 'sent' or company_code is null or not is_in_service(company_code))`)
    .execute();
}
