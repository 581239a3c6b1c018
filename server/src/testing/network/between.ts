import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Server = Readonly<{ host: string; port?: number }>;

/** Proxy between the product and PostgreSQL in a test: forwards everything until it is set otherwise. */
export class Between {
  /** True if startup settings of a connection are dropped, as some poolers do. */
  dropsOptions = false;
  /** True if nothing passes in either direction, as in a lost network. */
  swallows = false;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  get address() {
    return { host: '127.0.0.1', port: this.#port };
  }

  /** Starts a way to the server with an address of its own, until the end of the test. */
  static async start({ host, port = 5432 }: Server): Promise<Between> {
    const between = new Between();
    const server = createServer((client) =>
      between.#join(client, host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : { host, port }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    between.#port = (server.address() as AddressInfo).port;
    onTestFinished(async () => {
      for (const socket of between.#sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    return between;
  }

  /** Ends all connections; new ones are taken. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #join(client: Socket, server: string | { host: string; port: number }): void {
    const upstream = typeof server === 'string' ? connect(server) : connect(server);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
    let isFirst = true;
    client.on('data', (bytes) => {
      if (this.swallows) return;
      upstream.write(isFirst && this.dropsOptions ? withoutOptions(bytes) : bytes);
      isFirst = false;
    });
    upstream.on('data', (bytes) => {
      if (!this.swallows) client.write(bytes);
    });
  }
}

/** A startup message: its length, the protocol, then names and values that each end in a zero byte. */
function withoutOptions(message: Buffer): Buffer {
  const parts = message.subarray(8).toString('utf8').split('\0');
  const at = parts.findIndex((part, index) => index % 2 === 0 && part === 'options');
  const kept = at < 0 ? parts : parts.toSpliced(at, 2);
  const body = Buffer.from(kept.join('\0'));
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8);
  message.copy(head, 4, 4, 8);
  return Buffer.concat([head, body]);
}
