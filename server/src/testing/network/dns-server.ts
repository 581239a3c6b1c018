import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { decode, encode, TRUNCATED_RESPONSE, type Answer, type Packet } from 'dns-packet';

/**
 * Answers for a name: its texts, delays, failures or invalid bytes. `owner` is the claimed owner name; `isAlias` adds a
 * CNAME to it.
 */
export type DnsAnswer =
  | readonly string[]
  | 'noName'
  | 'failure'
  | 'silence'
  | 'broken'
  | {
      readonly texts: readonly string[];
      readonly afterMs?: number;
      readonly toAnother?: true;
      readonly owner?: string;
      readonly isAlias?: true;
    };

export interface DnsServer {
  /** Address in the setting's form. */
  readonly address: string;
  /** Answers by name; other names do not exist. */
  readonly names: Map<string, DnsAnswer>;
  close(): Promise<void>;
}

const udpBytes = 512;
const rcodes = { noName: 3, failure: 2 } as const;

/** A name server of TXT records on this machine, by UDP and, for what is longer, by TCP; for answers that no honest one gives. */
export async function startDnsServer(): Promise<DnsServer> {
  const names = new Map<string, DnsAnswer>();
  const { udp, tcp, port } = await listen();
  const open = new Set<Socket>();
  const late = new Set<NodeJS.Timeout>();
  udp.on('message', (message, from) => {
    const reply = replyTo(message, names, udpBytes);
    if (!reply) return;
    const send = () => udp.send(reply.bytes, from.port, from.address);
    if (reply.afterMs === 0) return send();
    const timer = setTimeout(() => {
      late.delete(timer);
      send();
    }, reply.afterMs);
    late.add(timer);
  });
  tcp.on('connection', (socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    socket.once('data', (data) => {
      const reply = replyTo(data.subarray(2), names, 65_535);
      if (!reply) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(reply.bytes.length);
      socket.end(Buffer.concat([length, reply.bytes]));
    });
  });
  return {
    address: `127.0.0.1:${port}`,
    names,
    close: async () => {
      for (const timer of late) clearTimeout(timer);
      for (const socket of open) socket.destroy();
      await Promise.all([new Promise<void>((done) => udp.close(done)), new Promise((done) => tcp.close(done))]);
    },
  };
}

/** A port that is free for both. */
async function listen() {
  const tcp = createServer();
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  return { udp, tcp, port };
}

interface Reply {
  readonly bytes: Buffer;
  readonly afterMs: number;
}

function replyTo(message: Buffer, names: ReadonlyMap<string, DnsAnswer>, maxBytes: number): Reply | undefined {
  const query = decode(message);
  const known = names.get(query.questions?.[0]?.name.toLowerCase() ?? '') ?? 'noName';
  if (known === 'silence') return undefined;
  if (typeof known === 'string') return { bytes: bytesOf(query, known, maxBytes), afterMs: 0 };
  const name = query.questions?.[0]?.name ?? '';
  if (!('texts' in known)) return { bytes: bytesOf(query, textsOf(name, known), maxBytes), afterMs: 0 };
  const { texts, afterMs = 0, toAnother, owner = name, isAlias } = known;
  const asked = toAnother ? { ...query, id: ((query.id ?? 0) + 1) % 65_536 } : query;
  const alias: Answer[] = isAlias ? [{ type: 'CNAME', name, ttl: 1, data: owner }] : [];
  return { bytes: bytesOf(asked, [...alias, ...textsOf(owner, texts)], maxBytes), afterMs };
}

function textsOf(name: string, texts: readonly string[]): Answer[] {
  return texts.map((data): Answer => ({ type: 'TXT', name, ttl: 1, data }));
}

function bytesOf(query: Packet, known: Answer[] | 'noName' | 'failure' | 'broken', maxBytes: number): Buffer {
  const reply: Packet = { type: 'response', id: query.id ?? 0, flags: 0, questions: query.questions ?? [] };
  if (known === 'broken') return encode({ ...reply, flags: 0 }).subarray(0, 14);
  if (typeof known === 'string') return encode({ ...reply, flags: rcodes[known] });
  const whole = encode({ ...reply, answers: known });
  if (whole.length <= maxBytes) return whole;
  if (maxBytes === udpBytes) return encode({ ...reply, flags: TRUNCATED_RESPONSE });
  // More than a message holds: the count says all of them, and the rest is cut off.
  return whole.subarray(0, maxBytes);
}
