import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { decode, encode, streamEncode, type Packet } from 'dns-packet';
import { afterEach, expect, test } from 'vitest';
import { askNameServer } from './ask-name-server.ts';
import { serverOf } from './txt-records.ts';

const name = '_madang.hanbit.example';
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

const replyTo = (message: Buffer, text: string): Packet => {
  const query = decode(message);
  return {
    type: 'response',
    id: query.id ?? 0,
    questions: query.questions ?? [],
    answers: [{ type: 'TXT', name, ttl: 1, data: text }],
  };
};

type Datagram = (socket: Socket, message: Buffer, from: RemoteInfo) => void;

/** A name server on this machine: by UDP as given, by TCP honest. */
async function serverWith(onDatagram: Datagram) {
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => socket.end(streamEncode(replyTo(data.subarray(2), 'by TCP'))));
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  udp.on('message', (message, from) => onDatagram(udp, message, from));
  open.push(tcp, udp);
  return { host: '127.0.0.1', port };
}

const forged = (message: Buffer) => {
  const reply = replyTo(message, 'forged');
  return encode({ ...reply, id: ((reply.id ?? 0) + 1) % 65_536 });
};
const send = (socket: Socket, bytes: Buffer, { port, address }: RemoteInfo) => socket.send(bytes, port, address);
const within = (ms: number) => AbortSignal.timeout(ms);

test('PRD-04 a few replies to other questions are skipped, and a later right one counts', async () => {
  const server = await serverWith((socket, message, from) => {
    for (let each = 0; each < 3; each += 1) send(socket, forged(message), from);
    send(socket, encode(replyTo(message, 'right')), from);
  });
  expect(await askNameServer(server, name, within(5_000))).toEqual({ texts: ['right'] });
});

test('PRD-04 a name server with many forged replies is queried by TCP', async () => {
  const server = await serverWith((socket, message, from) => {
    for (let each = 0; each < 40; each += 1) send(socket, forged(message), from);
  });
  expect(await askNameServer(server, name, within(5_000))).toEqual({ texts: ['by TCP'] });
});

test('PRD-04 a reply from another port than the queried one is ignored', async () => {
  const other = createSocket('udp4');
  open.push(other);
  const server = await serverWith((_socket, message, from) => send(other, encode(replyTo(message, 'right')), from));
  expect(await askNameServer(server, name, within(300))).toBe('failed');
});

test('PRD-04 a missing, unreachable or invalid name server fails', async () => {
  expect(await askNameServer({ host: '127.0.0.1', port: 1 }, name, within(1_000))).toBe('failed');
  expect(await askNameServer({ host: 'fe80::1%nowhere', port: 53 }, name, within(1_000))).toBe('failed');
  expect(await askNameServer({ host: '127.0.0.1', port: 1 }, `${'x'.repeat(64)}.example`, within(1_000))).toBe(
    'failed',
  );
});

test('PRD-04 questions have unpredictable numbers and ports', async () => {
  const seen: { id: number; port: number }[] = [];
  const server = await serverWith((socket, message, from) => {
    seen.push({ id: message.readUInt16BE(0), port: from.port });
    send(socket, encode(replyTo(message, 'right')), from);
  });
  for (let each = 0; each < 8; each += 1) await askNameServer(server, name, within(2_000));
  expect(new Set(seen.map(({ id }) => id)).size).toBeGreaterThan(6);
  expect(new Set(seen.map(({ port }) => port)).size).toBeGreaterThan(6);
});

test.each([
  ['192.0.2.53', { host: '192.0.2.53', port: 53 }],
  ['192.0.2.53:5353', { host: '192.0.2.53', port: 5_353 }],
  ['2001:db8::53', { host: '2001:db8::53', port: 53 }],
  ['[2001:db8::53]', { host: '2001:db8::53', port: 53 }],
  ['[2001:db8::53]:5353', { host: '2001:db8::53', port: 5_353 }],
])('PRD-04 the name server %s is parsed as %j', (written, server) => {
  expect(serverOf(written)).toEqual(server);
});
