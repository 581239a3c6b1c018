import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's PostgreSQL in a folder of its own on a socket; with fsync, as in production. */
export class BenchPostgres {
  readonly folder = mkdtempSync(join(tmpdir(), 'madang-bench-'));
  readonly #bin = binaries();

  /** Starts it and returns the address of an empty database. */
  start(): string {
    const user = serverUser();
    chmodSync(this.folder, 0o755);
    if (user) chownSync(this.folder, user.uid, user.gid);
    this.#run('initdb', [
      '-D',
      join(this.folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '--locale=C.UTF-8',
      '-E',
      'UTF8',
    ]);
    const settings = `-c listen_addresses= -c unix_socket_directories=${this.folder} -c shared_buffers=1GB -c max_connections=120 -c max_wal_size=4GB`;
    this.#run('pg_ctl', [
      '-D',
      join(this.folder, 'data'),
      '-l',
      join(this.folder, 'log'),
      '-o',
      settings,
      '-w',
      'start',
    ]);
    this.#run('createdb', ['-h', this.folder, '-U', 'postgres', 'bench']);
    return `postgres://postgres@localhost/bench?host=${this.folder}`;
  }

  stop(): void {
    this.#run('pg_ctl', ['-D', join(this.folder, 'data'), '-m', 'fast', '-w', 'stop']);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(program: string, args: readonly string[]): void {
    execFileSync(join(this.#bin, program), [...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      ...serverUser(),
      cwd: '/',
    });
  }
}

function binaries(): string {
  const root = '/usr/lib/postgresql';
  const version = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;
  if (version === undefined)
    throw new Error('install a PostgreSQL server of Debian first (apt-get install postgresql)');
  return join(root, version, 'bin');
}

/** PostgreSQL refuses to run as root; anyone else runs it themselves. */
function serverUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}
