import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../kernel/db/database.ts';
import { connectionToRunning } from '../kernel/db/embedded/index.ts';
import { openPool } from '../kernel/db/pool.ts';

export const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Milliseconds of a start: after many kills of the full run the database replays a long log first. */
const patienceMs = process.env['MADANG_FULL'] ? 240_000 : 60_000;

/** One key for the process and for the test that reads its data. */
export const processKeys = `t1:${Buffer.alloc(32, 7).toString('base64')}`;

/** Program to start, if it is not this build on any free port. */
export interface Program {
  readonly port?: number;
  /** The `main.ts` of another build. */
  readonly main?: string;
  readonly args?: readonly string[];
}

/** The product as its operator starts it, in a process of its own that a test may kill. */
export class ProductProcess {
  readonly baseUrl: string;
  /** Everything that the process wrote, both streams. */
  output = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  private constructor(
    port: number,
    environment: Readonly<Record<string, string>>,
    through: readonly string[],
    { main = mainFile, args: given = [] }: Program,
  ) {
    this.baseUrl = `http://localhost:${port}`;
    const [command = process.execPath, ...args] = [...through, process.execPath, main, ...given];
    this.#child = spawn(command, args, {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        MADANG_PORT: String(port),
        MADANG_BASE_URL: this.baseUrl,
        MADANG_KEYS: processKeys,
        MADANG_HASH_MEMORY_KIB: '8192',
        MADANG_HASH_PASSES: '1',
        LOG_LEVEL: 'warn',
        // No proxy is there that would have to notice.
        MADANG_DRAIN_SECONDS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.#ended = new Promise((resolve) => this.#child.once('exit', () => resolve()));
  }

  /** Starts it, on a free port where none is named, and waits until it is ready. */
  static async start(environment: Readonly<Record<string, string>>, program: Program = {}): Promise<ProductProcess> {
    const started = await ProductProcess.launch(environment, [], program);
    await started.#untilReady();
    return started;
  }

  /** Begins to start it on a free port and waits for nothing; `through` is a command that turns into it. */
  static async launch(
    environment: Readonly<Record<string, string>>,
    through: readonly string[] = [],
    program: Program = {},
  ): Promise<ProductProcess> {
    return new ProductProcess(program.port ?? (await freePort()), environment, through, program);
  }

  /** Ends it without a chance to tidy up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Sends the signal that Ctrl+C sends. */
  async interrupt(): Promise<void> {
    await this.#end('SIGINT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Waits until it has ended by itself; null where a signal ended it. */
  async exitCode(): Promise<number | null> {
    await this.#ended;
    return this.#child.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    // The child's own method never signals another process: it does nothing once the child has ended.
    this.#child.kill(signal);
    await this.#ended;
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline && this.#child.exitCode === null) {
      const isReady = await fetch(`${this.baseUrl}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      // It listens a moment before it has begun its background work and said so.
      if (isReady && this.output.includes('Madang is ready')) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.kill();
    throw new Error(`the product did not start:\n${this.output}`);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export type Db = ReturnType<typeof openDatabase>;
export type RunningDatabase = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** The database of the product that runs on this folder, reached past row-level security. */
export function databaseOf(folder: string): RunningDatabase {
  return async (work) => {
    const pool = openPool({ connection: connectionToRunning(folder), max: 4, statementTimeoutMs: 0 });
    try {
      return await work(openDatabase(pool));
    } finally {
      await pool.end();
    }
  };
}
