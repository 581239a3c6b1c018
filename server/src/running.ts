/**
 * Running parts of the product. On a signal during the start, the current step finishes and the parts stop in reverse
 * order.
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
