import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { WaitingLine } from '../limits/waiting-line.ts';

export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** A browser waits a little longer. */
const usualMaxWaitMs = 9_000;

/** Runs Argon2id with one hash per core at most; others wait in line, and too long a wait is refused (Overload). */
export class PasswordHasher {
  readonly #cost: HashCost;
  #decoy: Promise<string> | undefined;
  readonly #line: WaitingLine;

  constructor(cost: HashCost, maxWaitMs = usualMaxWaitMs) {
    this.#cost = cost;
    this.#line = new WaitingLine({ work: 'hashes', atOnce: availableParallelism(), maxWaitMs });
  }

  get waitingCount(): number {
    return this.#line.waitingCount;
  }

  hash(password: string): Promise<string> {
    const { memoryKib: memoryCost, passes: timeCost } = this.#cost;
    return this.#line.inTurn(() => hash(password.normalize('NFC'), { memoryCost, timeCost, parallelism: 1 }));
  }

  /** Rejects with CallerGone, before it looks at the password, where its caller has gone by its turn. */
  matches(stored: string, password: string, gone?: AbortSignal): Promise<boolean> {
    return this.#line.inTurn(() => verify(stored, password.normalize('NFC')), gone);
  }

  /** The hash of a password that no one knows: comparing with it takes as long as with a person's own. */
  decoy(): Promise<string> {
    this.#decoy ??= this.hash(randomBytes(32).toString('base64')).catch((error: unknown) => {
      this.#decoy = undefined;
      throw error;
    });
    return this.#decoy;
  }

  /** True where a stored hash was made at another cost than today's and should be renewed at sign-in. */
  isOutdated(stored: string): boolean {
    return !stored.includes(`$m=${this.#cost.memoryKib},t=${this.#cost.passes},p=1$`);
  }
}
