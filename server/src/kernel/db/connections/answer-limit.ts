/** Error message that the rest of the product treats as silence; the driver's own wording. */
const silence = 'Query read timeout';

/**
 * Gives a connection up that waits `limitMs` for an answer. One timer for each connection: timers of statements cost the
 * collector too much (docs/decisions/cost-of-a-call.md).
 */
export class AnswerLimit {
  readonly #limitMs: number;
  readonly #giveUp: (error: Error) => void;
  #openCount = 0;
  /** Since when the server owes an answer: that of the first statement, or of the next one behind the last answer. */
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number, giveUp: (error: Error) => void) {
    this.#limitMs = limitMs;
    this.#giveUp = giveUp;
  }

  /** A statement leaves. */
  asked(): void {
    if (this.#openCount === 0) this.#since = performance.now();
    this.#openCount += 1;
    if (this.#timer === undefined) this.#lookAfter(this.#limitMs);
  }

  /** One has its answer: the server gives them in the order in which it was asked. */
  answered(): void {
    // It speaks first once when it takes the connection on.
    if (this.#openCount > 0) this.#openCount -= 1;
    this.#since = performance.now();
  }

  #lookAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#openCount === 0) return;
      const rest = this.#since + this.#limitMs - performance.now();
      if (rest > 0) this.#lookAfter(rest);
      else this.#giveUp(new Error(silence));
    }, ms).unref();
  }
}
