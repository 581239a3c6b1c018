import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@madang/contract/refuse.ts';
import type { Config } from '../../config.ts';
import { isLocalName, isOfThisMachine } from '../http/health.ts';
import type { Carrier, Message } from './outbox.ts';

const keptMessages = 200;

type Kept = Message & { readonly at: Date; readonly id: string };

/**
 * For the HTML of a mail: inline styles and nothing else. Nothing is loaded, no script runs, and the document has an origin of
 * its own; a link that is pressed leads away, as in a mail program.
 */
const renditionPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Where mail and SMS land while no SMTP server or gateway is configured: memory, for a development start. */
export class LocalOutbox {
  readonly #messages: Kept[] = [];

  readonly carry: Carrier = async (message) => {
    this.#messages.unshift({ ...message, at: new Date(), id: randomUUID() });
    this.#messages.length = Math.min(this.#messages.length, keptMessages);
  };

  /** Newest first. */
  list(): readonly Kept[] {
    return this.#messages;
  }
}

/**
 * Shows the local outbox to the developer's own browser; bound in a development start alone. It holds codes, so it
 * is answered to this machine itself, which no proxy stands before, and under its names and the configured one only: a site whose name its owner lets point here
 * would be of one origin with it, and read it.
 */
export function bindLocalOutbox(app: FastifyInstance, localOutbox: LocalOutbox, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const refuseOthers = (request: FastifyRequest) => {
    const { host } = request.headers;
    if (!isOfThisMachine(request) || (!isLocalName(host) && host !== baseUrl.host)) throw refuse('CO404');
  };
  app.get('/outbox.json', (request, reply) => {
    refuseOthers(request);
    return reply.header('cache-control', 'no-store').send(localOutbox.list().map(withoutHtml));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id.html', (request, reply) => {
    refuseOthers(request);
    const message = localOutbox.list().find(({ id }) => id === request.params.id);
    if (message?.channel !== 'mail') throw refuse('CO404');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': renditionPolicy })
      .type('text/html; charset=utf-8')
      .send(message.html);
  });
}

/** The page asks every few seconds. */
function withoutHtml(message: Kept): object {
  if (message.channel === 'sms') return message;
  const { html: _html, ...rest } = message;
  return rest;
}
