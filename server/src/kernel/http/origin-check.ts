import type { FastifyRequest } from 'fastify';
import { refuse } from '@madang/contract/refuse.ts';

/** Name of the header that the browser helper adds to every call; another site's page cannot add it without a preflight. */
export const callHeader = 'x-madang';

/**
 * Refuses changing requests from other sites' pages. A request without an origin must carry our header if it has
 * cookies.
 */
export function checkOrigin(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) {
    if (!allowedOrigins.has(origin)) throw refuse('CO403');
    return;
  }
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw refuse('CO403');
    return;
  }
  const carriesCookie = request.headers.cookie !== undefined;
  if (carriesCookie && request.headers[callHeader] === undefined) throw refuse('CO403');
}
