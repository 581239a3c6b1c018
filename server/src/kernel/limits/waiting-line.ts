/** The work that calls wait for: it names the reason of a refusal in the log. */
export type LimitedWork = 'hashes' | 'images';

/**
 * Refusal when too many calls wait for the same work, or its process failed. Nothing was changed; the code is
 * `unavailable`.
 */
export class Overload extends Error {
  override name = 'Overload';
  readonly code: string;

  constructor(work: LimitedWork, options?: ErrorOptions) {
    super(`no room for ${work}`, options);
    this.code = `EBUSY_${work.toUpperCase()}`;
  }
}

/** The caller closed the connection before its turn or its answer came. */
export class CallerGone extends Error {
  override name = 'CallerGone';
  readonly code = 'EBUSY_GONE';
}

interface Bounds {
  readonly work: LimitedWork;
  /** Number of calls worked on at once. */
  readonly atOnce: number;
  /** Milliseconds after which a call that still waits is refused. */
  readonly maxWaitMs: number;
  readonly maxWaiting?: number;
}

/**
 * Runs a bounded amount of work at once, in order of the calls. Rejects with Overload if too many wait, or too long.
 */
export class WaitingLine {
  readonly #bounds: Required<Bounds>;
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor({ maxWaiting = Number.POSITIVE_INFINITY, ...bounds }: Bounds) {
    this.#bounds = { maxWaiting, ...bounds };
    this.#free = bounds.atOnce;
  }

  get waitingCount(): number {
    return this.#waiting.size;
  }

  /** Does the work in its turn; drops it if its caller has gone by then. */
  async inTurn<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (gone?.aborted) throw new CallerGone();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(gone);
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(gone: AbortSignal | undefined): Promise<void> {
    const { work, maxWaiting, maxWaitMs } = this.#bounds;
    if (this.#waiting.size >= maxWaiting) return Promise.reject(new Overload(work));
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', drop);
        this.#waiting.delete(begin);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const refuse = (error: Error) => {
        leave();
        reject(error);
      };
      const drop = () => refuse(new CallerGone());
      const timer = setTimeout(() => refuse(new Overload(work)), maxWaitMs);
      this.#waiting.add(begin);
      gone?.addEventListener('abort', drop, { once: true });
    });
  }
}
