import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait behind the one that is worked on. Browsers and proxies send none before they have the answer. */
const maxWaiting = 3;

/** Connections that end with the answer under way: what still comes on one is no request, and gets no answer. */
export const endingSockets = new WeakSet<Socket>();

interface Line {
  working: ServerResponse | undefined;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Socket, Line>();

/** Works on one request of a connection at a time. Waiting ones end with the connection, and too many close it. */
export function takeTurns(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    const begin = () => {
      line.working = response;
      response.once('close', () => end(socket, line));
      for (const handle of handlers) handle.call(server, request, response);
    };
    if (isEnding(socket)) return;
    if (!line.working) begin();
    else if (line.waiting.length < maxWaiting) line.waiting.push(begin);
    else socket.destroy();
  });
  server.on('timeout', (socket: Socket) => {
    if (!isWorkedOn(socket)) socket.destroy();
  });
}

/** The answer that the connection's request waits for, if one does. */
export function pendingAnswer(socket: Socket): ServerResponse | undefined {
  return lines.get(socket)?.working;
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known) return known;
  const line: Line = { working: undefined, waiting: [] };
  lines.set(socket, line);
  return line;
}

function end(socket: Socket, line: Line): void {
  line.working = undefined;
  if (isEnding(socket)) line.waiting.length = 0;
  // Its peer sent what is no request: nothing after this answer can be read.
  if (endingSockets.has(socket)) socket.destroySoon();
  else line.waiting.shift()?.();
}

function isEnding(socket: Socket): boolean {
  return socket.destroyed || socket.writableEnded;
}

/**
 * Returns true while the server itself causes a connection's silence: the request is complete and no answer waits to be
 * read.
 */
function isWorkedOn(socket: Socket): boolean {
  const response = lines.get(socket)?.working;
  return response !== undefined && response.req.complete && !response.writableEnded && socket.writableLength === 0;
}
