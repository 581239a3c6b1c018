import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { readApiDescription } from '@madang/contract/kernel/description/routes.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';

// In the full run as many as were seen to stop a process; else a short form.
const connections = process.env['MADANG_FULL'] === '1' ? 300 : 40;

const app = await startTestApp({ work: false });
await app.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.app.server.address() as AddressInfo;
const opened: Socket[] = [];
afterAll(() => {
  for (const socket of opened) socket.destroy();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const asking = `GET ${readApiDescription.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function isAlive(): Promise<boolean> {
  const socket = await open();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return (await text(socket)).includes('200 OK');
}

test.each([4, 30])(
  'OPS-01 clients that request the largest response %i times and read none exhaust neither the server nor its memory',
  async (requests) => {
    // The first one makes the bytes.
    await app.browser().get(readApiDescription.path);
    const before = process.memoryUsage().arrayBuffers;
    const deaf = await Promise.all(Array.from({ length: connections }, open));
    for (const socket of deaf) {
      socket.pause();
      socket.write(asking.repeat(requests));
    }
    for (let round = 0; round < 5; round += 1) expect(await isAlive()).toBe(true);
    // One copy for each connection would be 35 MB.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    for (const socket of deaf) socket.destroy();
  },
);
