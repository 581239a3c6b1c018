import type { FastifyRequest } from 'fastify';

const templates = new WeakMap<FastifyRequest, string>();

/** Where the server has no route of its own, for a page or for a method that a call lacks: notes whose template it is. */
export function noteTemplate(request: FastifyRequest, path: string): void {
  templates.set(request, path);
}

/** The template of a call's or a page's address; never the address as sent, which may hold a link's code. */
export function routeLabel(request: FastifyRequest): string {
  return request.routeOptions.url ?? templates.get(request) ?? 'unknown';
}
