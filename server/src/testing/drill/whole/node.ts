import { Part, postmasterOf, serverProcesses, signalAll } from './part.ts';

interface Place {
  readonly name: string;
  /** Port of PostgreSQL. */
  readonly port: number;
  /** Port of Patroni's own answers. */
  readonly rest: number;
  readonly data: string;
  readonly settings: string;
  readonly log: string;
}

/** A machine of the cluster: Patroni and its PostgreSQL. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly settings: string;
  readonly #data: string;
  readonly #patroni: Part;

  constructor({ name, port, rest, data, settings, log }: Place) {
    this.name = name;
    this.port = port;
    this.rest = rest;
    this.settings = settings;
    this.#data = data;
    this.#patroni = new Part(['/usr/bin/patroni', settings], log);
  }

  start(): void {
    this.#patroni.start();
  }

  async isLeader(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.rest}/leader`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  get said(): string {
    return this.#patroni.said;
  }

  /** The postmaster alone is killed. */
  killPostmaster(): void {
    const postmaster = postmasterOf(this.#data);
    if (postmaster === undefined) throw new Error(`${this.name} has no postmaster`);
    signalAll([postmaster], 'SIGKILL');
  }

  /** Ends as a machine that loses its power. */
  async lose(): Promise<void> {
    signalAll(serverProcesses(this.#data), 'SIGCONT');
    this.#patroni.signal('SIGCONT');
    const server = serverProcesses(this.#data);
    await Promise.all([this.#patroni.kill(), Promise.resolve(signalAll(server, 'SIGKILL'))]);
  }

  /** Freezes the machine, or its PostgreSQL alone; returns a function that resumes it. */
  freeze(what: 'all' | 'PostgreSQL'): () => void {
    if (what === 'all') this.#patroni.signal('SIGSTOP');
    const server = serverProcesses(this.#data);
    signalAll(server, 'SIGSTOP');
    return () => {
      signalAll(server, 'SIGCONT');
      if (what === 'all') this.#patroni.signal('SIGCONT');
    };
  }
}
