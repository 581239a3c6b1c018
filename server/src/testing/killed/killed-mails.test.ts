// Runs in the full run, once: it starts a product of its own, kills it and waits for its jobs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { freePort, ProductProcess } from '../product-process.ts';
import { signUpCalls } from '../sign-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-mails-'));
const codes = 8;
/** Milliseconds of a wait, less than the three minutes of a code. */
const patienceMs = 75_000;
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

test(
  'OPS-01 OTP-07 codes waiting at a slow mail server when the process is killed each arrive once',
  { timeout: 180_000 },
  async () => {
    const arrived: string[] = [];
    let isSlow = true;
    let held = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          // Slow: the mail is taken and never acknowledged, as by a server that the kill cuts off.
          held += 1;
          if (isSlow) return;
          arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    server.on('error', () => {});
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const environment = { MADANG_DATA: folder, LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` };
    product = await ProductProcess.start(environment);
    const { baseUrl } = product;
    const sent = performance.now();
    const addresses = Array.from({ length: codes }, (_, n) => `slow${n}@people.example`);
    for (const optionValue of addresses) {
      const answer = await fetch(baseUrl + signUpCalls.sendCode, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-madang': '1' },
        body: JSON.stringify({ option: 'epExternalMail', optionValue, locale: 'en', compCd: '' }),
      });
      expect(answer.status).toBe(200);
    }
    // The worker's jobs are at the mail server.
    await expect.poll(() => held, { timeout: patienceMs }).toBeGreaterThan(3);
    await product.kill();
    isSlow = false;
    product = await ProductProcess.start(environment);
    await expect
      .poll(() => new Set(arrived).size, { timeout: patienceMs - (performance.now() - sent), interval: 250 })
      .toBe(codes);
    expect(arrived.toSorted()).toEqual(addresses);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
);
