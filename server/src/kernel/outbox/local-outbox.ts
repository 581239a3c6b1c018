import type { FastifyInstance } from 'fastify';
import { refuse } from '@madang/contract/refuse.ts';
import type { Config } from '../../config.ts';
import { isLocalName, isOfThisMachine } from '../http/health.ts';
import type { Carrier, Message } from './outbox.ts';

const keptMessages = 200;

/** Where mail and SMS land while no SMTP server or gateway is configured: memory, for a development start. */
export class LocalOutbox {
  readonly #messages: (Message & { readonly at: Date })[] = [];

  readonly carry: Carrier = async (message) => {
    this.#messages.unshift({ ...message, at: new Date() });
    this.#messages.length = Math.min(this.#messages.length, keptMessages);
  };

  /** Newest first. */
  list(): readonly (Message & { readonly at: Date })[] {
    return this.#messages;
  }
}

/**
 * Shows the local outbox to the developer's own browser; bound in a development start alone. It holds codes, so it
 * is answered to this machine itself, which no proxy stands before, and under its names and the configured one only: a site whose name its owner lets point here
 * would be of one origin with it, and read it.
 */
export function bindLocalOutbox(app: FastifyInstance, localOutbox: LocalOutbox, { baseUrl }: Pick<Config, 'baseUrl'>) {
  app.get('/outbox.json', (request, reply) => {
    const { host } = request.headers;
    if (!isOfThisMachine(request) || (!isLocalName(host) && host !== baseUrl.host)) throw refuse('CO404');
    return reply.header('cache-control', 'no-store').send(localOutbox.list());
  });
}
