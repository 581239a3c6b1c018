import { getServers } from 'node:dns';
import { askNameServer, type NameServer } from './ask-name-server.ts';

/** TXT records of a name itself; `unreachable`: no name server gave a readable answer. */
export type TxtAnswer = { readonly records: readonly string[] } | 'unreachable';

/** A name server that is slower, or silent, is asked once more and then given up, four seconds after the first question: someone looks on. */
const patience = { eachMs: 1_500, allMs: 4_000, rounds: 2 } as const;

/** Reads TXT records from the configured name servers. Records of other owners, also behind a CNAME, do not count. */
export class TxtRecords {
  readonly #servers: readonly string[];

  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  async read(name: string): Promise<TxtAnswer> {
    const servers = (this.#servers.length > 0 ? this.#servers : getServers()).map(serverOf);
    const over = AbortSignal.timeout(patience.allMs);
    for (let round = 0; round < patience.rounds; round += 1) {
      for (const server of servers) {
        if (over.aborted) return 'unreachable';
        const reply = await askNameServer(server, name, AbortSignal.any([over, AbortSignal.timeout(patience.eachMs)]));
        if (typeof reply === 'object') return { records: reply.texts };
      }
    }
    return 'unreachable';
  }
}

/** `192.0.2.53`, `192.0.2.53:5353`, `2001:db8::53` or `[2001:db8::53]:5353`; the setting takes no other form. */
export function serverOf(written: string): NameServer {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(written);
  const [, host = written, port = '53'] = bracketed ?? /^([^:]+):(\d+)$/.exec(written) ?? [];
  return { host, port: Number(port) };
}
