import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/**
 * Argon2id with at most as many hashes at once as there are cores; the rest wait in line, so that a storm of
 * sign-ups or log-ins leaves the event loop and the thread pool to everyone else.
 */
export class PasswordHasher {
  readonly #cost: HashCost;
  #decoy: Promise<string> | undefined;
  readonly #waiting: (() => void)[] = [];
  #free = availableParallelism();

  constructor(cost: HashCost) {
    this.#cost = cost;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  hash(password: string): Promise<string> {
    const { memoryKib: memoryCost, passes: timeCost } = this.#cost;
    return this.#inTurn(() => hash(password.normalize('NFC'), { memoryCost, timeCost, parallelism: 1 }));
  }

  matches(stored: string, password: string): Promise<boolean> {
    return this.#inTurn(() => verify(stored, password.normalize('NFC')));
  }

  /** The hash of a password that no one knows: comparing with it takes as long as with a person's own. */
  decoy(): Promise<string> {
    this.#decoy ??= this.hash(randomBytes(32).toString('base64'));
    return this.#decoy;
  }

  /** True where a stored hash was made at another cost than today's and should be renewed at log-in. */
  isOutdated(stored: string): boolean {
    return !stored.includes(`$m=${this.#cost.memoryKib},t=${this.#cost.passes},p=1$`);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
