import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

interface Script {
  readonly script: string;
  /** Address at which the process listens; '' if it does not listen. */
  readonly url: string;
  /** The file that takes what it prints: a pipe to the benchmark would cost the benchmark time. */
  readonly log: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A process of the benchmark: product, floor or bare load. */
export class BenchProcess {
  readonly url: string;
  readonly #log: string;
  readonly #process: ChildProcess;

  constructor({ script, url, log, environment }: Script) {
    this.url = url;
    this.#log = log;
    const output = openSync(log, 'a');
    this.#process = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', output, output, 'ipc'],
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Waits for an answer 200 of `path`, asking every few milliseconds. */
  async untilAnswers(path: string, patienceMs = 60_000): Promise<void> {
    const end = performance.now() + patienceMs;
    while (performance.now() < end && this.#process.exitCode === null) {
      const exists = await fetch(`${this.url}${path}`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (exists) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw this.#failure('did not answer');
  }

  /** Sends a message and waits for the process's own next one. */
  ask<T>(message: object): Promise<T> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(this.#failure('ended'));
      this.#process.once('exit', ended);
      this.#process.once('message', (answer) => {
        this.#process.off('exit', ended);
        resolve(answer as T);
      });
      this.#process.send(message);
    });
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
  }

  #failure(what: string): Error {
    return new Error(`a process of the benchmark ${what}:\n${readFileSync(this.#log, 'utf8').slice(-4_000)}`);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
