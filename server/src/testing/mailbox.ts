import type { LocalOutbox } from '../platform/outbox/local-outbox.ts';
import type { Message } from '../platform/outbox/outbox.ts';

/** Milliseconds for which a job may wait for its turn on a busy machine. */
const patienceMs = 15_000;

/** Messages, mail or SMS, that the product has sent to a person, as that person reads them. */
export class Mailbox {
  readonly #outbox: LocalOutbox;
  readonly #read = new Set<object>();

  constructor(outbox: LocalOutbox) {
    this.#outbox = outbox;
  }

  /** The oldest unread message to `to`; waits for the job that brings it. */
  async next(to: string): Promise<Message> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      const message = this.#outbox.list().findLast((each) => each.to === to && !this.#read.has(each));
      if (message) {
        this.#read.add(message);
        return message;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('no message came');
  }

  /** Returns the six digits of the next message to `to` with a code; digits within words belong to addresses. */
  async nextCode(to: string): Promise<string> {
    for (;;) {
      const { text } = await this.next(to);
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code !== undefined) return code;
    }
  }

  count(to: string): number {
    return this.#outbox.list().filter((each) => each.to === to).length;
  }
}
