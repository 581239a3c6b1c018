import pg from 'pg';
import { endsConnection } from './failures.ts';

interface Host {
  /** The address of this host alone. */
  readonly address: string;
  readonly host: string;
  readonly port: number;
}

/** How long a host has to say whether it takes writes. */
const patienceMs = 2_000;

/** What no host of several that answer does; by its code it is as a server that has turned read-only. */
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

/**
 * Of several hosts of one database the one that takes writes. All are asked at once, so that one that hangs delays no caller; the
 * answer is kept until a connection to it fails or its server refuses writes. The driver knows no such thing itself.
 */
export class Hosts {
  readonly #addresses: readonly string[];
  #found: Promise<Host> | undefined;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  find(): Promise<Host> {
    this.#found ??= Promise.any(this.#addresses.map(writable)).catch((error: unknown) => {
      this.forget();
      throw reasonOf(error);
    });
    return this.#found;
  }

  forget(): void {
    this.#found = undefined;
  }

  /** By the SQLSTATE of an error, whether another host may be the writable one by now. */
  hear(code: string): void {
    if (endsConnection(code)) this.forget();
  }
}

async function writable(connectionString: string): Promise<Host> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') throw new NoHostWrites('no host of the database takes writes');
    return { address: connectionString, host: client.host, port: client.port };
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
