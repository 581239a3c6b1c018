import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A real SMTP server on a free port of this machine that keeps what it receives. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          this.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...readMail(raw) });
          done();
        });
      },
    });
  }

  /** Starts and returns the address for SMTP_URL. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Subject and first text part of a raw mail (RFC 5322, RFC 2045, RFC 2047), as far as our own mails need it. */
function readMail(raw: string): Pick<ReceivedMail, 'subject' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? '';
  const boundary = /boundary="?([^";\r\n]+)/i.exec(header('Content-Type'))?.[1];
  const body = rest.join('\r\n\r\n');
  // The text is the first of the alternatives, as RFC 2046 orders them.
  if (boundary !== undefined) {
    const [, first = ''] = body.split(`--${boundary}\r\n`);
    return { subject: decodeWords(header('Subject')), text: readMail(first.replace(/\r\n$/, '')).text };
  }
  return { subject: decodeWords(header('Subject')), text: decodeBody(body, header('Content-Transfer-Encoding')) };
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding.toLowerCase() === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
