import { Resolver } from 'node:dns/promises';

/** What a name's TXT records are; `unreachable`: no name server gave an answer that could be read. */
export type TxtAnswer = { readonly records: readonly string[] } | 'unreachable';

/** Name servers that are slower or silent are given up. */
const timeoutMs = 2_000;
const tries = 2;
/** Of more records than anyone publishes by hand the rest is not looked at. */
const maxRecords = 5_000;

/** There is no such name, or it has no TXT record: an answer, not a failure. */
const emptyCodes = ['ENOTFOUND', 'ENODATA'];

/** Reads TXT records from the configured name servers, or from those of the machine. */
export class TxtRecords {
  readonly #servers: readonly string[];

  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  async read(name: string): Promise<TxtAnswer> {
    // One for each question: a name server that was silent is asked again the next time.
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (this.#servers.length > 0) resolver.setServers(this.#servers);
    try {
      const found = await resolver.resolveTxt(name);
      return { records: found.slice(0, maxRecords).map((parts) => parts.join('')) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return emptyCodes.includes(code) ? { records: [] } : 'unreachable';
    }
  }
}
