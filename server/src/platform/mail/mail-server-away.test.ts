import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { freePort } from '../../testing/product-process.ts';
import { signUpCalls } from '../../testing/sign-up.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** Takes connections and never says a word. `givenUp` is done once a client has waited in vain. */
async function silentServer(port: number) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket.on('error', () => {}).on('close', letGo)));
  const { promise: givenUp, resolve: letGo } = Promise.withResolvers<unknown>();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { stop, givenUp: givenUp.then(() => 'a mail was given up') };
}

async function mailServer(port: number, recipients: string[]): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
}

async function until(what: string, isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 25_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.each(['refuses connections', 'takes connections and stays silent'])(
  'OTP-07 a mail server that %s delays no response, and gets its mails when it is back',
  { timeout: 60_000 },
  async (fault) => {
    const port = await freePort();
    const app = await startTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await app.setProperty(flowsPerAddress, 1_000);
    const silence = fault.startsWith('takes') ? await silentServer(port) : undefined;
    // More than the worker's jobs at once, so that none of them may hold up an answer.
    const addresses = Array.from({ length: 8 }, (_, index) => `waiting${index}@people.example`);
    const answered = Promise.all(
      addresses.map(async (optionValue) => {
        const body = { option: 'epExternalMail', optionValue, locale: 'en', compCd: '' };
        const answer = await app.browser().post(signUpCalls.sendCode, body);
        expect(answer.status, answer.text).toBe(200);
      }),
    ).then(() => 'all are answered');
    // An answer that waited for the mail server would come after it, ten seconds later.
    expect(await Promise.race([answered, ...(silence ? [silence.givenUp] : [])])).toBe('all are answered');

    const count = async (statement: string) => Number((await app.pools.owner.query(statement)).rows[0]?.count);
    await until('a first attempt', async () => (await count('select count(*) from outbox where attempts > 0')) > 0);
    expect(await count(`select count(*) from outbox where state = 'waiting'`)).toBe(addresses.length);
    await silence?.stop();
    const recipients: string[] = [];
    await mailServer(port, recipients);
    await until('all mails', async () => {
      // The pause between two attempts grows from seconds on; the test does not sit it out.
      await app.pools.owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
      return (await count(`select count(*) from outbox where state = 'sent'`)) === addresses.length;
    });
    expect(recipients.toSorted()).toEqual(addresses);
    await app.close();
  },
);
