import type { FastifyInstance } from 'fastify';
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

/** Shows the local outbox to the developer's own browser; bound in a development start alone. */
export function bindLocalOutbox(app: FastifyInstance, localOutbox: LocalOutbox): void {
  app.get('/outbox.json', (_request, reply) => reply.header('cache-control', 'no-store').send(localOutbox.list()));
}
