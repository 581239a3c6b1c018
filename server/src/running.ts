/**
 * What of the product runs so far. A signal may come at any moment of a start: the step at work is waited for, no further
 * one begins, and what runs is stopped in the other order.
 */
export class Running {
  readonly #stops: (() => Promise<void>)[] = [];
  #step: Promise<unknown> = Promise.resolve();
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Starts a part that `stop` ends. It never answers once stopping has begun, so that a start goes no further. */
  async start<T>(begin: () => Promise<T>, stop: (part: T) => Promise<void>): Promise<T> {
    if (this.#isStopping) return never();
    const step = begin().then((part) => {
      this.#stops.push(() => stop(part));
      return part;
    });
    this.#step = step;
    const part = await step;
    return this.#isStopping ? never() : part;
  }

  /** Stops everything, once; the last part first. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#step.catch(() => {});
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) await stop();
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}
