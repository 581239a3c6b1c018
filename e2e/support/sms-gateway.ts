import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSms {
  readonly to: string;
  readonly text: string;
}

/** A gateway as an SMS provider's: takes POSTed JSON on a free port of this machine and keeps it. */
export class SmsGateway {
  readonly messages: ReceivedSms[] = [];
  readonly #server: Server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.messages.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      answer.writeHead(202).end();
    });
  });

  /** Starts and returns the address for SMS_GATEWAY_URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/send`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.closeAllConnections();
      this.#server.close(() => resolve());
    });
  }
}
