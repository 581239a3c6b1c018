import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AnswerOf } from '../../contract/src/kernel/route.ts';
import type { readPlatform } from '../../contract/src/ground/properties/platform-route.ts';
import pg, { type ClientConfig } from 'pg';
import { properties } from '../../contract/src/index.ts';
import { movableClock } from '../../server/src/testing/template.ts';
import { connectionToRunning } from '../../server/src/kernel/db/embedded/index.ts';
import { JourneyDatabase } from './journey-database.ts';
import { MailServer } from './mail-server.ts';
import { SmsGateway } from './sms-gateway.ts';

/** Values of the operator's properties, by their keys. */
export type Properties = Readonly<Record<string, string | number | readonly string[]>>;
type Platform = AnswerOf<typeof readPlatform>;

const mainFile = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const operatorFile = fileURLToPath(new URL('../../server/src/operator-cli.ts', import.meta.url));
/** The properties that every page can read, by which one sees from outside that the server has read the others too. */
const publicProperties: Readonly<Record<string, (platform: Platform) => string>> = {
  'register.closed': ({ isRegistrationOpen }) => (isRegistrationOpen ? 'N' : 'Y'),
  'otp.digits': ({ codeDigits }) => String(codeDigits),
  'policy.password_profile': ({ passwordProfile }) => passwordProfile,
  'contact.centre': ({ contactCentre }) => contactCentre ?? '',
};
const patienceMs = 60_000;

/** The product as its operator starts it: its own process, a real SMTP server and SMS gateway, an empty database. */
export class Product {
  readonly mail = new MailServer();
  readonly sms = new SmsGateway();
  baseUrl = '';
  /** Output of the process, for its first-run token and for finding out why it did not start. */
  output = '';
  #process: ChildProcess | undefined;
  #database: JourneyDatabase | undefined;
  #environment: Readonly<Record<string, string | undefined>> = {};
  #folder = '';
  #hasMovableClock = false;

  /**
   * @param options Of the command line: `--demo`.
   * @param initial Properties that stand in its database before it begins: no one waits until it has read them.
   */
  async start(
    environment: Readonly<Record<string, string>> = {},
    options: readonly string[] = [],
    initial: Properties = {},
  ): Promise<void> {
    const port = await freePort();
    this.baseUrl = `http://localhost:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'madang-e2e-'));
    this.#database = await JourneyDatabase.create();
    await this.#storeProperties(initial);
    this.#environment = {
      ...process.env,
      MADANG_PORT: String(port),
      MADANG_BASE_URL: this.baseUrl,
      MADANG_DATA: this.#folder,
      SMTP_URL: await this.mail.start(),
      SMS_GATEWAY_URL: await this.sms.start(),
      MADANG_HASH_MEMORY_KIB: '8192',
      MADANG_HASH_PASSES: '1',
      LOG_LEVEL: 'warn',
      ...(this.#database && { DATABASE_URL: this.#database.url }),
      ...environment,
    };
    this.#process = spawn(process.execPath, [mainFile, ...options], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    await this.#untilReady();
  }

  /** The running product's database, for what no call can bring about in a journey's time. */
  get connection(): ClientConfig {
    return this.#database ? { connectionString: this.#database.url } : connectionToRunning(this.#folder);
  }

  /** Moves the clock that the product goes by ahead, and what waits by it; for a product that no other file shares. */
  async moveClock(seconds: number): Promise<void> {
    await this.#query(async (client) => {
      // Functions of the tables' owner read it too.
      if (!this.#hasMovableClock) await client.query(`${movableClock} grant select on test_clock to public;`);
      this.#hasMovableClock = true;
      await client.query('update test_clock set ahead = ahead + make_interval(secs => $1)', [seconds]);
      // Waiting jobs have a moment of the machine's own clock.
      await client.query(
        `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1)
         where run_at > now() and locked_at is null`,
        [seconds],
      );
    });
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null) {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    }
    await Promise.all([this.mail.stop(), this.sms.stop(), this.#database?.drop()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /**
   * Changes properties and waits until the server has read them. The last one must be public and change its value.
   * Faster than the command.
   */
  async setProperties(values: Properties): Promise<void> {
    const told = Object.entries(values).at(-1);
    const publicValue = publicProperties[told?.[0] ?? ''];
    if (!told || !publicValue) throw new Error('the last property must be one that the platform tells');
    await this.#storeProperties(values);
    const deadline = Date.now() + patienceMs;
    while (publicValue(await this.#platform()) !== String(told[1])) {
      if (Date.now() > deadline) throw new Error(`the server does not read ${told[0]}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Runs the operator's command on the machine and returns its output. */
  async operator(...command: readonly string[]): Promise<string> {
    const done = await promisify(execFile)(process.execPath, [operatorFile, ...command], { env: this.#environment });
    return done.stdout.trim();
  }

  /** The digits of the newest mail or SMS to someone, once one has come after `sent` earlier ones. */
  async code(to: string, sent = 0, digits = 6): Promise<string> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const texts = [
        ...this.mail.mails.filter((mail) => mail.to.includes(to)),
        ...this.sms.messages.filter((message) => message.to === to),
      ].map(({ text }) => text);
      const code = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(
        texts.length > sent ? (texts.at(-1) ?? '') : '',
      )?.[0];
      if (code !== undefined) return code;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('no code came');
  }

  async #storeProperties(values: Properties): Promise<void> {
    if (Object.keys(values).length === 0) return;
    await this.#query(async (client) => {
      for (const [key, value] of Object.entries(values)) {
        const property = properties.find((each) => each.key === key);
        if (!property) throw new Error(`there is no property ${key}`);
        await client.query(
          `insert into properties (property_key, value) values ($1, $2)
           on conflict (property_key) do update set value = excluded.value`,
          [key, JSON.stringify(property.schema.parse(value))],
        );
      }
    });
  }

  async #query(run: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client(this.connection);
    await client.connect();
    try {
      await run(client);
    } finally {
      await client.end();
    }
  }

  async #platform(): Promise<Platform> {
    return (await (await fetch(`${this.baseUrl}/api/v1/platform`)).json()) as Platform;
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline && this.#process?.exitCode === null) {
      const isReady = await fetch(`${this.baseUrl}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the product did not start:\n${this.output}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
