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
 * The addresses of a setting that names several hosts, each as an address of one host: `postgres://user@a:5432,b:5433/base`, as
 * PostgreSQL's own programs read it. A port that stands once, at the last host, is every host's.
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
 * Of several hosts of one database the one that takes writes. All are asked at once, so that one that hangs delays no caller; the
 * answer is kept until a connection to it fails or its server refuses writes. The driver knows no such thing itself.
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

  /** By the SQLSTATE of an error, whether another host may be the writable one by now. */
  hear(code: string): void {
    if (endsConnection(code)) this.forget();
  }

  /**
   * A connection to a host, from its beginning until what is returned is called: it is to end where another host takes the writes. A
   * former primary that stood still, and goes on, would answer it with what was so before.
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
 * The first to answer, or of several that say so within a moment the one whose history is the youngest: a primary that stood still while
 * another was promoted takes writes until it learns of that.
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
