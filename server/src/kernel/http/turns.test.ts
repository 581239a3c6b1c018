import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { takeTurns } from './turns.ts';

/** A server with a silence limit, and the sockets that it has. */
async function serve(handle: RequestListener, silenceMs = 10_000) {
  const server = createServer({ connectionsCheckingInterval: 100 }, handle);
  server.setTimeout(silenceMs);
  takeTurns(server);
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => void sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  return { open, sockets };
}

const asking = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const last = 'Connection: close\r\n';
const statusesOf = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

test('OPS-01 simultaneous requests on one connection are processed in order', async () => {
  const seen: string[] = [];
  let [now, most] = [0, 0];
  const { open } = await serve((request, response) => {
    seen.push(request.url ?? '');
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      response.end(request.url);
    }, 10);
  });
  const socket = await open();
  socket.write(`${asking('/1')}${asking('/2')}${asking('/3')}${asking('/4', last)}`);
  const answers = await text(socket);
  expect([statusesOf(answers), seen, most]).toEqual([[200, 200, 200, 200], ['/1', '/2', '/3', '/4'], 1]);
});

test('OPS-01 requests that wait on a closed connection never start', async () => {
  const seen: string[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { open, sockets } = await serve((request, response) => {
    seen.push(request.url ?? '');
    void promise.then(() => response.end());
  });
  const socket = await open();
  socket.write(`${asking('/1')}${asking('/2')}${asking('/3')}`);
  await expect.poll(() => seen).toEqual(['/1']);
  const closed = once(sockets[0] as Socket, 'close');
  socket.destroy();
  await closed;
  release();
  await sleep(20);
  expect(seen).toEqual(['/1']);
});

test('OPS-01 a peer that sends many requests without waiting for responses is disconnected', async () => {
  const seen: string[] = [];
  const { open } = await serve((request) => void seen.push(request.url ?? ''));
  const socket = await open();
  const closed = once(socket, 'close');
  socket.write(asking('/many').repeat(200));
  await closed;
  expect(seen).toEqual(['/many']);
});

test('OPS-01 a request longer than the idle limit of a connection is answered', async () => {
  const { open } = await serve((_request, response) => void setTimeout(() => response.end('late'), 400), 50);
  const socket = await open();
  socket.write(asking('/slow', last));
  const answer = await text(socket);
  expect([statusesOf(answer), answer.endsWith('late')]).toEqual([[200], true]);
});

test('OPS-01 a connection that is idle between requests, during one, or does not read its response is closed', async () => {
  const { open, sockets } = await serve((request, response) => {
    if (request.method === 'GET') response.end(Buffer.alloc(64 * 1_024 * 1_024));
  }, 100);
  const [idle, amid, deaf] = [await open(), await open(), await open()];
  amid.write('POST /half HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  deaf.pause();
  deaf.write(asking('/large'));
  idle.resume();
  amid.resume();
  await expect.poll(() => sockets.map(({ destroyed }) => destroyed), { timeout: 10_000 }).toEqual([true, true, true]);
});
