import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../product-process.ts';

/** PostgreSQL refuses to run as root, so root starts it as no one. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** Two servers of Debian's PostgreSQL on loopback, of which the second follows the first, in a folder of their own. */
export class PrimaryAndStandby {
  readonly #binaries: string;
  readonly #folder: string;
  readonly #ports: readonly [number, number];
  #replayDelayMs = 0;

  private constructor(binaries: string, ports: readonly [number, number]) {
    this.#binaries = binaries;
    this.#ports = ports;
    this.#folder = mkdtempSync('/tmp/madang-standby-');
    if (user) chownSync(this.#folder, user.uid, user.gid);
  }

  /** The first confirms no write before the second has it; the second replays it so many milliseconds later. */
  static async start(binaries: string, replayDelayMs = 0): Promise<PrimaryAndStandby> {
    const servers = new PrimaryAndStandby(binaries, [await freePort(), await freePort()]);
    const [primary, standby] = [servers.#data(0), servers.#data(1)];
    servers.#run('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '-N']);
    servers.#begin(0);
    const source = `host=127.0.0.1 port=${servers.#ports[0]} user=postgres`;
    servers.#run('pg_basebackup', ['-D', standby, '-d', source, '-R', '-c', 'fast', '--no-sync']);
    servers.#replayDelayMs = replayDelayMs;
    servers.beginStandby();
    const confirming = `alter system set synchronous_standby_names = '*'`;
    servers.#run('psql', ['-d', `${source} dbname=postgres`, '-c', confirming, '-c', 'select pg_reload_conf()']);
    return servers;
  }

  /** The hosts in the order in which a setting names them. */
  address(order: readonly (0 | 1)[]): string {
    const hosts = order.map((place) => `127.0.0.1:${this.#ports[place]}`);
    return `postgres://postgres@${hosts.join(',')}/postgres`;
  }

  /** The first ends as in a crash, and the second takes its place. */
  failOver(): void {
    this.#run('pg_ctl', ['-D', this.#data(0), '-m', 'immediate', '-w', 'stop']);
    this.#run('pg_ctl', ['-D', this.#data(1), '-w', 'promote']);
  }

  beginStandby(): void {
    this.#begin(1, { recovery_min_apply_delay: this.#replayDelayMs });
  }

  /** The second ends as in a crash; the first waits for it no longer. */
  endStandby(): void {
    this.#confirmAlone();
    this.#run('pg_ctl', ['-D', this.#data(1), '-m', 'immediate', '-w', 'stop']);
  }

  /** The first goes on and refuses writes, on the connections that it has too; the second takes its place. */
  turnReadOnly(): void {
    this.promoteStandby();
    const source = `host=127.0.0.1 port=${this.#ports[0]} user=postgres dbname=postgres`;
    const refusing = 'alter system set default_transaction_read_only = on';
    this.#run('psql', ['-d', source, '-c', refusing, '-c', 'select pg_reload_conf()']);
  }

  /** The second takes writes from now on, while the first goes on. */
  promoteStandby(): void {
    this.#confirmAlone();
    this.#run('pg_ctl', ['-D', this.#data(1), '-w', 'promote']);
  }

  stop(): void {
    for (const place of [0, 1] as const) {
      try {
        this.#run('pg_ctl', ['-D', this.#data(place), '-m', 'immediate', '-w', 'stop']);
      } catch {
        // It did not run.
      }
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #confirmAlone(): void {
    const source = `host=127.0.0.1 port=${this.#ports[0]} user=postgres dbname=postgres`;
    const alone = `alter system set synchronous_standby_names = ''`;
    this.#run('psql', ['-d', source, '-c', alone, '-c', 'select pg_reload_conf()']);
  }

  #data(place: 0 | 1): string {
    return join(this.#folder, ['first', 'second'][place] ?? '');
  }

  #begin(place: 0 | 1, more: Readonly<Record<string, string | number>> = {}): void {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.#ports[place],
      unix_socket_directories: '',
      max_connections: 100,
      fsync: 'off',
      ...more,
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const log = join(this.#folder, `log-${place}`);
    this.#run('pg_ctl', ['-D', this.#data(place), '-l', log, '-o', options.join(' '), '-w', 'start']);
  }

  #run(program: string, args: readonly string[]): void {
    execFileSync(join(this.#binaries, program), [...args], { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...user });
  }
}
