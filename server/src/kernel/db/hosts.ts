import pg from 'pg';
import { endsConnection } from './failures.ts';

interface Host {
  /** The address of this host alone. */
  readonly address: string;
  readonly host: string;
  readonly port: number;
}

/** Time limit in milliseconds for a host to report whether it accepts writes. */
const patienceMs = 2_000;

/** Error if none of several answering hosts accepts writes; its code equals that of a server that has become read-only. */
class NoHostWrites extends Error {
  override name = 'NoHostWrites';
  readonly code = '25006';
}

/**
 * Splits a setting with several hosts into one address per host, as PostgreSQL's programs do. A single port applies to
 * every host.
 */
export function addressesOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(address) ?? [];
  const named = hosts.split(',');
  const ports = named.map((host) => /:\d+$/.exec(host)?.[0]);
  const common = ports.slice(0, -1).every((port) => port === undefined) ? ports.at(-1) : undefined;
  return named.map((host, place) => `${before}${host}${ports[place] === undefined ? (common ?? '') : ''}${after}`);
}

/** Client connected to a host. `leave` is called once another host accepts the writes. */
interface Guest {
  readonly address: string;
  readonly leave: () => void;
}

/**
 * Finds the host that takes writes, asking all at once. The answer is kept until a connection fails or its server
 * refuses writes.
 */
export class Hosts {
  readonly #addresses: readonly string[];
  #found: Promise<Host> | undefined;
  readonly #guests = new Set<Guest>();

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  find(): Promise<Host> {
    this.#found ??= newest(this.#addresses.map(writable)).then(
      (host) => {
        this.#leaveOthers(host);
        return host;
      },
      (error: unknown) => {
        this.forget();
        throw reasonOf(error);
      },
    );
    return this.#found;
  }

  forget(): void {
    this.#found = undefined;
  }

  /** Looks for the writable host again if the SQLSTATE shows that it may be another one. */
  hear(code: string): void {
    if (endsConnection(code)) this.forget();
  }

  /**
   * Registers a connection to a host, until the returned function is called. It ends when another host takes the
   * writes.
   */
  join(guest: Guest): () => void {
    this.#guests.add(guest);
    return () => void this.#guests.delete(guest);
  }

  #leaveOthers({ address }: Host): void {
    for (const guest of [...this.#guests].filter((each) => each.address !== address)) {
      this.#guests.delete(guest);
      guest.leave();
    }
  }
}

/** Milliseconds to wait for other hosts once one has reported that it accepts writes: the live ones have answered by then. */
const othersMs = 300;

/**
 * Returns the first answer, or of several within a moment the youngest timeline: a stalled former primary takes writes
 * until it learns better.
 */
async function newest(asked: readonly Promise<Writable>[]): Promise<Host> {
  const first = await Promise.any(asked);
  const answers: Writable[] = [first];
  const others = Promise.allSettled(asked.map(async (each) => void answers.push(await each)));
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, othersMs);
  });
  await Promise.race([others, enough]).finally(() => clearTimeout(timer));
  return answers.reduce((best, each) => (each.timeline > best.timeline ? each : best));
}

/** A host that takes writes. Each promotion begins a new timeline. */
interface Writable extends Host {
  readonly timeline: number;
}

async function writable(connectionString: string): Promise<Writable> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean; timeline: number }>(
      `select current_setting('transaction_read_only') = 'on' as reads, case when pg_is_in_recovery() then 0
         else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`,
    );
    const [answer] = rows;
    if (!answer || answer.reads) throw new NoHostWrites('no host of the database takes writes');
    return { address: connectionString, host: client.host, port: client.port, timeline: answer.timeline };
  } finally {
    void client.end().catch(() => {});
  }
}

/** A host that answers says more than those that do not. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof AggregateError)) return error;
  const reasons: readonly unknown[] = error.errors;
  return reasons.find((reason) => reason instanceof NoHostWrites) ?? reasons[0];
}
