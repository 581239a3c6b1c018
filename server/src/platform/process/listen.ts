import { lookup as lookUp } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endingSockets, pendingAnswer } from '../../kernel/http/turns.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** The addresses that a name has on this machine. */
type LookUp = (name: string) => Promise<readonly string[]>;

const addressesOf: LookUp = async (name) => (await lookUp(name, { all: true })).map(({ address }) => address);

/**
 * Listens at the host, for `localhost` at both addresses by one server with the connection limits. Returns a function
 * that stops the rest.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Place,
  addresses: LookUp = addressesOf,
): Promise<() => Promise<void>> {
  const [first = host, ...others] = host === 'localhost' ? await addresses(host) : [host];
  await app.listen({ host: first, port });
  const { port: own } = app.server.address() as AddressInfo;
  const further = await Promise.all(others.map((address) => listenFor(app, { host: address, port: own })));
  return async () => void (await Promise.all(further.map(stop)));
}

/** One more address of the server, with the connections that came there. */
interface Further {
  readonly listener: Server;
  readonly sockets: ReadonlySet<Socket>;
}

/** An address that cannot be listened on is left out, for the first one serves. */
async function listenFor({ server, log }: FastifyInstance, place: Place): Promise<Further> {
  const sockets = new Set<Socket>();
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    server.emit('connection', socket);
  });
  listener.maxConnections = server.maxConnections;
  listener.on('error', ({ code }: NodeJS.ErrnoException) =>
    log.warn({ failure: code, address: place.host }, 'an address is not listened on'),
  );
  listener.listen(place);
  await once(listener, 'listening').catch(() => {});
  return { listener, sockets };
}

/** Ends when what was asked there is answered; each connection ends with its answer. */
async function stop({ listener, sockets }: Further): Promise<void> {
  const closed = new Promise((resolve) => listener.close(resolve));
  for (const socket of sockets) {
    if (pendingAnswer(socket)) endingSockets.add(socket);
    else socket.destroy();
  }
  await closed;
}
