import { Resolver } from 'node:dns/promises';

/** What a name's TXT records are; `unreachable`: no name server gave an answer that could be read. */
export type TxtAnswer = { readonly records: readonly string[] } | 'unreachable';

/**
 * A name server that is slower, or silent, is asked once more and then given up, four seconds after the first question: someone
 * looks on. The second question waits no longer than the first; Node looks whether either is over once a second.
 */
const patience = { timeout: 1_500, maxTimeout: 1_500, tries: 2 };
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
    const resolver = new Resolver(patience);
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
