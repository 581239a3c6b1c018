import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A throw-away server of Debian's PostgreSQL on a socket in a folder of its own. */
export class DebianPostgres {
  readonly #binaries: string;
  #folder: string | undefined;

  constructor(binaries: string) {
    this.#binaries = binaries;
  }

  /** Starts it and returns the address for TEST_DATABASE_URL. */
  start(): string {
    const user = serverUser();
    // Root's own temporary folder may be closed to the user that the server runs as.
    const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'madang-pg-'));
    this.#folder = folder;
    chmodSync(folder, 0o755);
    if (user) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    this.#run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync']);
    const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`;
    this.#run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start']);
    return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  }

  /**
   * Stops and restarts it with the same settings while the caller continues: `fast` orderly, `immediate` like a crash.
   */
  async restart(mode: 'fast' | 'immediate'): Promise<void> {
    if (this.#folder === undefined) throw new Error('it does not run');
    const [data, log] = [join(this.#folder, 'data'), join(this.#folder, 'log')];
    await promisify(execFile)(join(this.#binaries, 'pg_ctl'), ['-D', data, '-l', log, '-m', mode, '-w', 'restart'], {
      cwd: '/',
      ...serverUser(),
    });
  }

  /** Stops it and removes its folder, however far the start got. */
  stop(): void {
    if (this.#folder === undefined) return;
    try {
      this.#run('pg_ctl', ['-D', join(this.#folder, 'data'), '-m', 'immediate', '-w', 'stop'], 'ignore');
    } catch {
      // It did not run.
    }
    rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  #run(program: string, args: readonly string[], errors: 'pipe' | 'ignore' = 'pipe'): void {
    // A failure's message then holds what the program said.
    execFileSync(join(this.#binaries, program), [...args], {
      stdio: ['ignore', 'ignore', errors],
      cwd: '/',
      ...serverUser(),
    });
  }
}

/** PostgreSQL refuses to run as root, so root starts it as no one. */
function serverUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}
