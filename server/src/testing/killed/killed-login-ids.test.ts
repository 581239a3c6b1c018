// Runs in the full run, once: it starts a product of its own, kills it and waits for its jobs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { addMember } from '../member.ts';
import { databaseOf, freePort, ProductProcess } from '../product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-ids-'));
const withDatabase = databaseOf(folder);
const patienceMs = 75_000;
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

test(
  'IDR-02 OPS-01 a process killed between the change of an ID and its letters keeps the change, and sends each letter once',
  { timeout: 240_000 },
  async () => {
    const arrived: string[] = [];
    let [isSlow, held] = [true, 0];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          held += 1;
          // Taken and never acknowledged: the kill cuts it off.
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
    const companyCode = 'KILLEDIDS';
    const { administrator, personId } = await withDatabase(async (db) => ({
      administrator: await addMember(db, { companyCode, role: 'administrator' }),
      personId: (await addMember(db, { companyCode, role: 'employee' })).personId,
    }));
    const answer = await fetch(`${product.baseUrl}/api/v1/login-ids`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-madang': '1', cookie: `sid=${administrator.secret}` },
      body: JSON.stringify({ personId, wantedLoginId: 'afterkill@madang.example' }),
    });
    expect([answer.status, await answer.text()]).toMatchObject([200, expect.anything()]);
    await expect.poll(() => held, { timeout: patienceMs }).toBeGreaterThan(0);
    await product.kill();
    isSlow = false;
    product = await ProductProcess.start(environment);
    const left = () =>
      withDatabase(async (db) => {
        const { rows } = await sql<{ today: string; kept: number; waiting: number }>`
          select (select login_id from people where person_id = ${personId}::uuid) as today,
            (select count(*)::integer from inbox_messages where person_id = ${personId}::uuid) as kept,
            (select count(*)::integer from outbox where state = 'waiting') as waiting`.execute(db);
        return rows[0];
      });
    const whole = { today: 'afterkill@madang.example', kept: 1, waiting: 0 };
    await expect.poll(left, { timeout: patienceMs, interval: 500 }).toEqual(whole);
    expect(arrived.length).toBeGreaterThan(0);
    expect(new Set(arrived).size).toBe(arrived.length);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
);
