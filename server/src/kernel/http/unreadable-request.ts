import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@madang/contract/kernel/errors.ts';
import { chooseLanguage } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../kernel.ts';
import { plainHeaders } from './security-headers.ts';
import { endingSockets, pendingAnswer } from './turns.ts';

/** HTTP statuses of the parser's refusals, as Node itself answers them; any other is a malformed request. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers unreadable requests in the common error shape and closes the connection, without logging: they may hold a
 * link code or cookie.
 */
export function answerUnreadable({ log, translator }: Pick<Kernel, 'log' | 'translator'>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    if (endingSockets.has(socket)) return;
    const pending = pendingAnswer(socket);
    // A request before it has come as a whole and has no answer yet: that one is not cut off.
    if (pending?.req.complete) {
      endingSockets.add(socket);
      return;
    }
    // Its own body cannot be read to the end, and an answer of it is under way already: there is no room for a second.
    if (pending?.headersSent) {
      socket.destroy();
      return;
    }
    // Takes no more of it: a body that were complete now would begin its work.
    socket.pause();
    const status = statuses[error.code ?? ''] ?? 400;
    const body: ErrorBody = {
      errorCode: 'CO400',
      // Which language was asked for stands in what could not be read.
      errorMessage: translator.errorText(chooseLanguage({}), 'CO400', {}),
      params: {},
      fields: [],
      requestId: randomUUID(),
    };
    log.info({ requestId: body.requestId, status, failure: error.code }, 'unreadable request');
    socket.end(rawAnswer(status, JSON.stringify(body)), () => socket.destroy());
  };
}

function rawAnswer(status: number, body: string): string {
  const headers = {
    ...plainHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
