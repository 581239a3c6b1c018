import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../product-process.ts';

const patienceMs = 20_000;

/** Takes mails and knows the code of each. */
export class CodeMails {
  readonly #codes = new Map<string, string>();
  /** Addresses of the mails received, once for each mail. */
  readonly arrived: string[] = [];
  /** True: mails are taken and never acknowledged, as by a server that hangs. */
  hangs = false;
  #server: SMTPServer | undefined;

  /** Answers its address. */
  async start(): Promise<string> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const take = (content: string) => {
          if (this.hangs) return;
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.arrived.push(...to);
          const code =
            /^\s*(\d{6})\s*$/m.exec(content)?.[1] ?? /\b(\d{6})\b/.exec(content.replaceAll(/=\r?\n/g, ''))?.[1];
          for (const address of to) if (code) this.#codes.set(address, code);
          done();
        };
        // One whose sender was killed amid it never came.
        text(stream).then(take, done);
      },
    });
    server.on('error', () => {});
    this.#server = server;
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${port}`;
  }

  async codeFor(address: string): Promise<string> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      const code = this.#codes.get(address);
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('no code came');
  }

  stop(): void {
    this.#server?.close();
  }
}
