import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { decode, encode, TRUNCATED_RESPONSE, type Answer, type Packet } from 'dns-packet';

/** What a name is answered with: its texts, no such name, a failure of the server, nothing at all, or bytes that are no answer. */
export type DnsAnswer = readonly string[] | 'noName' | 'failure' | 'silence' | 'broken';

export interface DnsServer {
  /** As the setting takes it. */
  readonly address: string;
  /** What names are answered with; others do not exist. */
  readonly names: Map<string, DnsAnswer>;
  close(): Promise<void>;
}

const udpBytes = 512;
const rcodes = { noName: 3, failure: 2 } as const;

/** A name server of TXT records on this machine, by UDP and, for what is longer, by TCP. */
export async function startDnsServer(): Promise<DnsServer> {
  const names = new Map<string, DnsAnswer>();
  const { udp, tcp, port } = await listen();
  const open = new Set<Socket>();
  udp.on('message', (message, from) => {
    const reply = replyTo(message, names, udpBytes);
    if (reply) udp.send(reply, from.port, from.address);
  });
  tcp.on('connection', (socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    socket.once('data', (data) => {
      const reply = replyTo(data.subarray(2), names, 65_535);
      if (!reply) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(reply.length);
      socket.end(Buffer.concat([length, reply]));
    });
  });
  return {
    address: `127.0.0.1:${port}`,
    names,
    close: async () => {
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

function replyTo(message: Buffer, names: ReadonlyMap<string, DnsAnswer>, maxBytes: number): Buffer | undefined {
  const query = decode(message);
  const [question] = query.questions ?? [];
  const known = names.get(question?.name.toLowerCase() ?? '') ?? 'noName';
  if (known === 'silence') return undefined;
  const reply: Packet = { type: 'response', id: query.id ?? 0, flags: 0, questions: query.questions ?? [] };
  if (known === 'broken') return encode({ ...reply, flags: 0 }).subarray(0, 14);
  if (typeof known === 'string') return encode({ ...reply, flags: rcodes[known] });
  const answers = known.map((text): Answer => ({ type: 'TXT', name: question?.name ?? '', ttl: 1, data: text }));
  const whole = encode({ ...reply, answers });
  if (whole.length <= maxBytes) return whole;
  if (maxBytes === udpBytes) return encode({ ...reply, flags: TRUNCATED_RESPONSE });
  // More than a message holds: the count says all of them, and the rest is cut off.
  return whole.subarray(0, maxBytes);
}
