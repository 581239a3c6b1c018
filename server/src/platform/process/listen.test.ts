import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { takeTurns } from '../../kernel/http/turns.ts';
import { listen } from './listen.ts';

/** All of 127.0.0.0/8 is this machine. */
const twoAddresses = async () => ['127.0.0.1', '127.0.0.2'];

/** A server with the rules of connections that `localhost` leads to by two addresses, and those it was asked at. */
async function serve() {
  const seen: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const app = Fastify({ clientErrorHandler: (_error, socket) => void socket.end('HTTP/1.1 400 Ours\r\n\r\n') });
  takeTurns(app.server);
  app.get('/:name', async ({ url, socket }) => {
    seen.push(`${socket.localAddress}${url}`);
    await released;
    return url;
  });
  const stop = await listen(app, { host: 'localhost', port: 0 }, twoAddresses);
  onTestFinished(async () => {
    release();
    await stop();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const open = async (host: string) => {
    const socket = connect(port, host);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.on('error', () => {});
    return socket;
  };
  return { open, seen, stop, release };
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.each(['127.0.0.1', '127.0.0.2'])('OPS-01 of `localhost`, %s has the rules of connections', async (address) => {
  const { open, seen, release } = await serve();
  const many = await open(address);
  const closed = once(many, 'close');
  many.write(asking('/many').repeat(200));
  await closed;
  expect(seen).toEqual([`${address}/many`]);
  release();
  const unreadable = await open(address);
  unreadable.write('no request\r\n\r\n');
  expect(await text(unreadable)).toBe('HTTP/1.1 400 Ours\r\n\r\n');
});

test('OPS-01 an additional address that stops finishes its requests, and accepts no more', async () => {
  const { open, seen, stop, release } = await serve();
  const [idle, asked] = [await open('127.0.0.2'), await open('127.0.0.2')];
  asked.write(asking('/asked'));
  await expect.poll(() => seen).toEqual(['127.0.0.2/asked']);
  const idleClosed = once(idle.resume(), 'close');
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await idleClosed;
  await expect(open('127.0.0.2')).rejects.toThrow('ECONNREFUSED');
  expect(isStopped).toBe(false);
  release();
  expect(await text(asked)).toMatch(/^HTTP\/1\.1 200[\s\S]*\/asked$/);
  await stopped;
});
