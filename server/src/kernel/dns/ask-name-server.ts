import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import { BadMessage, readReply, txtQuery, type TxtReply } from './messages.ts';

export interface NameServer {
  readonly host: string;
  readonly port: number;
}

/** Foreign datagrams after which TCP is used, into which no stranger can write. */
const maxForeignDatagrams = 20;
const maxTcpBytes = 2 + 65_535;

/**
 * Asks a name server for TXT records by UDP, and by TCP if cut. 'failed' after the time. Random number and port prevent
 * forgery.
 */
export async function askNameServer(server: NameServer, name: string, signal: AbortSignal): Promise<TxtReply> {
  try {
    const reply = await askByUdp(server, txtQuery(randomInt(65_536), name), signal);
    return reply === 'cut' ? await askByTcp(server, txtQuery(randomInt(65_536), name), signal) : reply;
  } catch (error) {
    // A refused port, an address without a route, a reply that cannot be read, or the end of the time.
    if (error instanceof BadMessage || signal.aborted || (error instanceof Error && 'code' in error)) return 'failed';
    throw error;
  }
}

function askByUdp({ host, port }: NameServer, query: Buffer, signal: AbortSignal): Promise<TxtReply> {
  return new Promise<TxtReply>((resolve, reject) => {
    const socket = createSocket({ type: isIPv6(host.split('%', 1)[0] ?? '') ? 'udp6' : 'udp4' });
    let foreign = 0;
    let isOver = false;
    const end = (done: () => void) => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener('abort', giveUp);
      socket.removeAllListeners('message');
      socket.close();
      done();
    };
    const giveUp = () => end(() => resolve('failed'));
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (message) => {
      try {
        const reply = readReply(message, query);
        if (reply !== undefined) return end(() => resolve(reply));
      } catch (error) {
        return end(() => reject(error as Error));
      }
      foreign += 1;
      if (foreign === maxForeignDatagrams) end(() => resolve('cut'));
    });
    signal.addEventListener('abort', giveUp);
    // A connected socket takes what comes from this name server alone.
    socket.on('connect', () => socket.send(query));
    socket.connect(port, host);
  });
}

function askByTcp({ host, port }: NameServer, query: Buffer, signal: AbortSignal): Promise<TxtReply> {
  return new Promise<TxtReply>((resolve, reject) => {
    const socket = connect({ host, port, signal });
    let received = Buffer.alloc(0);
    const end = (done: () => void) => {
      socket.removeAllListeners('data');
      socket.destroy();
      done();
    };
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', () => resolve('failed'));
    socket.on('connect', () => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(query.length);
      socket.write(Buffer.concat([length, query]));
    });
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]).subarray(0, maxTcpBytes);
      const wanted = received.length < 2 ? undefined : 2 + received.readUInt16BE(0);
      if (wanted === undefined || received.length < wanted) return;
      try {
        const reply = readReply(received.subarray(2, wanted), query);
        end(() => resolve(reply === undefined || reply === 'cut' ? 'failed' : reply));
      } catch (error) {
        end(() => reject(error as Error));
      }
    });
  });
}
