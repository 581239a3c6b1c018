import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { createKernel } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { closePools, openPools, type Pools } from '../../../kernel/db/open-pools.ts';
import { addTestPerson, type TestPerson } from '../../people.ts';
import { processKeys } from '../../product-process.ts';
import type { TestApp } from '../../test-app.ts';
import { CodeMails } from '../mail-server.ts';
import type { Crowded } from './crowd.ts';

/** A throw-away PostgreSQL. */
export interface Server {
  /** Answers its address. */
  start(): string;
  stop(): void;
}

/** Resources that processes share: a database server, a folder, a mail server. */
export class Ground {
  readonly settings: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly mails: CodeMails;
  readonly #server: Server;

  private constructor(server: Server, mails: CodeMails, smtpUrl: string) {
    this.#server = server;
    this.mails = mails;
    this.folder = mkdtempSync('/tmp/madang-ground-');
    this.settings = {
      DATABASE_URL: server.start(),
      MADANG_DATA: join(this.folder, 'data'),
      SMTP_URL: smtpUrl,
      MADANG_TRUSTED_PROXIES: '127.0.0.0/8',
      // What an installation has that sets nothing.
      MADANG_DRAIN_SECONDS: '5',
      MADANG_KEYS: processKeys,
    };
  }

  static async lay(server: Server): Promise<Ground> {
    const mails = new CodeMails();
    return new Ground(server, mails, await mails.start());
  }

  /** Adds `count` people, each in a company of their own. */
  async addPeople(count: number): Promise<TestPerson[]> {
    return this.withKernel(async (kernel, pools) => {
      const people: TestPerson[] = [];
      for (let n = 0; n < count; n += 1) {
        people.push(await addTestPerson({ kernel, pools } as unknown as TestApp, { mobile: `+82-10-3333-000${n}` }));
      }
      return people;
    });
  }

  async withKernel<T>(work: (kernel: Kernel, pools: Pools) => Promise<T>): Promise<T> {
    const pools = await openPools({ connectionString: this.settings['DATABASE_URL'] ?? '' }, 4);
    const cheap = { MADANG_HASH_MEMORY_KIB: '8192', MADANG_HASH_PASSES: '1', LOG_LEVEL: 'silent' };
    const kernel = await createKernel(readConfig({ ...this.settings, ...cheap }), pools);
    try {
      return await work(kernel, pools);
    } finally {
      kernel.properties.close();
      await closePools(pools);
    }
  }

  stop(): void {
    this.mails.stop();
    this.#server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Runs a program of the product to its end, while the crowd goes on. */
export async function runProgram(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  folder = fileURLToPath(new URL('../../..', import.meta.url)),
): Promise<string> {
  const env = { PATH: process.env['PATH'], ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, name), ...args], { env });
  return stdout;
}

/** Prints what a crowd was answered, and fails where one answer was bad; `warnings` say why. */
export function printSeen(
  what: string,
  { all, bad, codes, slowest, gap, kinds }: Crowded,
  warnings: readonly string[],
): void {
  const figures = `slowest ${Math.round(slowest)} ms, gap ${gap.toFixed(1)} s, ${codes} codes`;
  const lines = [
    `${bad === 0 ? 'holds ' : 'BEYOND'}  ${what}: ${bad} bad of ${all} answers (${figures})`,
    ...kinds,
    ...(bad === 0 ? [] : warnings),
  ];
  process.stdout.write(`\n${lines.join('\n        ')}\n`);
  expect({ bad, kinds }).toEqual({ bad: 0, kinds: [] });
}
