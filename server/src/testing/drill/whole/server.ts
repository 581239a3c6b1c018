import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { asNobody, postmasterOf, serverProcesses, signalAll } from './part.ts';

/** A folder that the server's user may write in; root's own temporary folder may be closed to it. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(`/tmp/madang-${name}-`);
  ownFolder(folder);
  return folder;
}

export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  if (asNobody) chownSync(folder, asNobody.uid, asNobody.gid);
}

/** Runs a program as the server's user, without its output. */
export function asServer(program: string, args: readonly string[]): string {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };
  return execFileSync(program, [...args], { encoding: 'utf8', stdio: 'pipe', cwd: '/', env, ...asNobody });
}

/** One PostgreSQL of Debian's in a folder that a drill names, with a socket there and settings of its own. */
export class Server {
  readonly data: string;
  readonly #binaries: string;
  readonly #folder: string;

  constructor(binaries: string, folder: string, data = join(folder, 'data')) {
    this.#binaries = binaries;
    this.#folder = folder;
    this.data = data;
  }

  /** A new cluster. */
  make(settings: readonly string[] = []): void {
    const init = ['-D', this.data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync'];
    asServer(this.#program('initdb'), init);
    const common = [`unix_socket_directories = '${this.#folder}'`, `listen_addresses = ''`, 'max_connections = 100'];
    appendFileSync(join(this.data, 'postgresql.conf'), `\n${[...common, ...settings].join('\n')}\n`);
  }

  start(...options: readonly string[]): void {
    const args = ['-D', this.data, '-l', join(this.#folder, 'log'), '-o', options.join(' '), '-w', '-t', '240'];
    asServer(this.#program('pg_ctl'), [...args, 'start']);
  }

  get isRunning(): boolean {
    return postmasterOf(this.data) !== undefined;
  }

  /** Returns an address for DATABASE_URL. */
  address(database = 'postgres'): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  async ask<T extends pg.QueryResultRow>(text: string, values?: unknown[], database?: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.address(database) });
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it at once; its folder stays. */
  async kill(): Promise<void> {
    const processes = serverProcesses(this.data);
    signalAll(processes, 'SIGKILL');
    // One whose parent has not asked for its end stays in the list, and holds nothing.
    const deadline = performance.now() + 5_000;
    const isRunning = (pid: number) => existsSync(`/proc/${pid}/fd/0`);
    while (processes.some(isRunning) && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  #program(name: string): string {
    return join(this.#binaries, name);
  }
}
