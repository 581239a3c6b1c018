import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** User for programs that must not run as root, if root starts the drill. */
export const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A program that a drill starts, freezes and kills; what it says is kept in a file. */
export class Part {
  readonly #command: readonly [string, ...string[]];
  readonly #log: string;
  readonly #isNobody: boolean;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(command: readonly [string, ...string[]], log: string, runs: 'as nobody' | 'as we do' = 'as nobody') {
    this.#command = command;
    this.#log = log;
    this.#isNobody = runs === 'as nobody';
  }

  start(): void {
    const said = openSync(this.#log, 'a');
    const [program, ...args] = this.#command;
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LC_ALL: 'C.UTF-8', ETCDCTL_API: '3' };
    const user = this.#isNobody ? asNobody : undefined;
    const child = spawn(program, args, { env, cwd: '/', stdio: ['ignore', said, said], ...user });
    closeSync(said);
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  }

  get pid(): number | undefined {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#child?.kill(signal);
    await this.#ended;
  }

  /** The last of what it said, to go with a failure. */
  get said(): string {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').split('\n').slice(-25).join('\n') : '';
  }
}

/** The postmaster of a data folder, where it runs. */
export function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return pid > 1 && existsSync(`/proc/${pid}`) ? pid : undefined;
}

/** It and all its processes. */
export function serverProcesses(data: string): number[] {
  const postmaster = postmasterOf(data);
  if (postmaster === undefined) return [];
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
}

/** Signals each that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the program stands in brackets and may hold anything.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
}
