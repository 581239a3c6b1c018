import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, ProductProcess, type Program } from '../../product-process.ts';

export const haproxy = '/usr/sbin/haproxy';
const sample = fileURLToPath(new URL('../../../../../deploy/haproxy.cfg', import.meta.url));
const patienceMs = 30_000;

type Settings = Readonly<Record<string, string>>;

/** Two processes behind HAProxy by the sample of `deploy/`, each of which is started again in its place. */
export class Pair {
  readonly baseUrl: string;
  readonly #ports: readonly number[];
  readonly #folder: string;
  readonly #proxy: ChildProcess;
  #settings: Settings;
  readonly #processes: (ProductProcess | undefined)[] = [];
  readonly #past: string[] = [];

  private constructor(port: number, ports: readonly [number, number], settings: Settings) {
    this.baseUrl = `http://127.0.0.1:${port}`;
    this.#ports = ports;
    this.#settings = { ...settings, MADANG_BASE_URL: this.baseUrl };
    this.#folder = mkdtempSync('/tmp/madang-pair-');
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, sampleWith(port, ports));
    this.#proxy = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' });
  }

  /** Starts both, one after the other, and waits until the proxy sends people to them. */
  static async start(settings: Settings, program: Program = {}): Promise<Pair> {
    const pair = new Pair(await freePort(), [await freePort(), await freePort()], settings);
    for (const place of [0, 1]) await pair.restart(place, program);
    const deadline = Date.now() + patienceMs;
    while ((await fetch(pair.baseUrl).catch(() => undefined))?.status !== 200) {
      if (Date.now() > deadline) throw new Error('nobody is let through the proxy');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return pair;
  }

  /** Changes the settings for the next start. */
  use(settings: Settings): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  /**
   * Restarts a process as docs/operation/upgrades.md describes: SIGTERM, its end, the next one, until that is ready.
   */
  async restart(place: number, program: Program = {}): Promise<ProductProcess> {
    await this.#processes[place]?.stop();
    this.#past.push(...(this.#processes[place]?.output.split('\n') ?? []));
    this.#processes[place] = undefined;
    const port = this.#ports[place];
    const started = await ProductProcess.start(this.#settings, { ...program, ...(port === undefined ? {} : { port }) });
    this.#processes[place] = started;
    return started;
  }

  /** Returns the warnings of all processes: the reasons for bad answers. */
  warnings(): string[] {
    const lines = this.#processes.flatMap((each) => each?.output.split('\n') ?? []);
    return [...this.#past, ...lines].filter((line) => /"level":[45]0/.test(line)).slice(0, 10);
  }

  /** Everything that the process in this place wrote. */
  outputOf(place: number): string {
    return this.#processes[place]?.output ?? '';
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map(async (each) => each?.stop()));
    this.#proxy.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The sample with other addresses; what is not in it any more is a fault of this drill. */
function sampleWith(port: number, [a, b]: readonly [number, number]): string {
  const changes = {
    ':8080': `127.0.0.1:${port}`,
    '127.0.0.1:4001': `127.0.0.1:${a}`,
    '127.0.0.1:4002': `127.0.0.1:${b}`,
  };
  let text = readFileSync(sample, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/haproxy.cfg has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
