import { networkOfAddress } from '@madang/contract/kernel/fields/ip-networks.ts';
import type { FailureReason } from '@madang/contract/access/sign-in-policies/failures.ts';
import type { ErrorCode } from '@madang/contract/index.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { FailedSignIn } from '../../../platform/sign-in-slots.ts';

interface Counted extends PersonKey {
  readonly reason: FailureReason;
  readonly network: string;
  tries: number;
}

/** Milliseconds for which a process collects failures before it writes them. */
const gatherMs = 1_000;
/** Different failures that wait to be written; an attack on more people loses count of some. */
const maxWaiting = 10_000;

/**
 * Counts failed sign-ins of a company's people. They are written later, so that answers take equally long for unknown
 * IDs.
 */
class FailedLogIns {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  readonly #waiting = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  note({ companyCode, personId, reason, address }: FailedSignIn): void {
    const network = networkOfAddress(address);
    const key = [companyCode, personId, reason, network].join(' ');
    const known = this.#waiting.get(key);
    if (known) known.tries += 1;
    else if (this.#waiting.size < maxWaiting) {
      this.#waiting.set(key, { companyCode, personId, reason, network, tries: 1 });
    }
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs).unref();
  }

  /** Writes what waits; resolves once all that was noted before is written, or cannot be. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const failures = JSON.stringify([...this.#waiting.values()]);
    const isEmpty = this.#waiting.size === 0;
    this.#waiting.clear();
    if (!isEmpty) {
      this.#written = this.#written.then(() => this.#write(failures));
    }
    return this.#written;
  }

  async #write(failures: string): Promise<void> {
    try {
      await sql`select count_failed_log_ins(${failures}::jsonb)`.execute(this.#db);
    } catch (error) {
      this.#log.warn(
        { failure: error instanceof Error ? error.name : typeof error },
        'failed log-ins were not counted',
      );
    }
  }
}

type Counting = Pick<Kernel, 'db' | 'log'>;

const ofDatabases = new WeakMap<Database, FailedLogIns>();

/** The counts of this process for the kernel's database. */
export function failedSignInsOf({ db, log }: Counting): FailedLogIns {
  const known = ofDatabases.get(db);
  if (known) return known;
  const made = new FailedLogIns(db, log);
  ofDatabases.set(db, made);
  return made;
}

/** Refusals of a person who has proven who they are, by what is noted of them. */
const notedAs: Readonly<Partial<Record<ErrorCode, FailureReason>>> = {
  ACCESS_SUSPENDED: 'suspended',
  ACCESS_SUSPENDED_UNTIL: 'suspended',
  ACCESS_ON_LEAVE: 'suspended',
  ACCESS_ON_LEAVE_UNTIL: 'suspended',
  NETWORK_NOT_ALLOWED: 'network',
};

/** Notes a sign-in that is refused for where it comes from, or for a locked access. */
export async function notingRefused<T>(
  kernel: Counting,
  { companyCode, personId, address }: PersonKey & { readonly address: string },
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const reason = error instanceof Refusal ? notedAs[error.code] : undefined;
    if (reason) failedSignInsOf(kernel).note({ companyCode, personId, reason, address });
    throw error;
  }
}
