import type { FastifyReply } from 'fastify';

/**
 * Has the browser drop what it cached of a session that is over, also where no script runs: photos and pictures may be cached for a
 * year. Storage and cookies stay: the remembered ID, the language and the known device outlive a session, and another tab may hold a
 * newer one. Scripts take what is the person's own out of storage.
 */
export function clearCached(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
