import type { FastifyRequest } from 'fastify';

const pagePaths = new WeakMap<FastifyRequest, string>();

/** Pages have no route of the server's own: notes which of them was sent. */
export function notePage(request: FastifyRequest, path: string): void {
  pagePaths.set(request, path);
}

/** The template of a call's or a page's address; never the address as sent, which may hold a link's code. */
export function routeLabel(request: FastifyRequest): string {
  return request.routeOptions.url ?? pagePaths.get(request) ?? 'unknown';
}
