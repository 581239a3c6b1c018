import type { FastifyRequest } from 'fastify';

const templates = new WeakMap<FastifyRequest, string>();

/** Notes the template of a request that has no route in the server: a page, or a method that a call lacks. */
export function noteTemplate(request: FastifyRequest, path: string): void {
  templates.set(request, path);
}

/** The template of a call's or a page's address; never the address as sent, which may hold a link's code. */
export function routeLabel(request: FastifyRequest): string {
  return request.routeOptions.url ?? templates.get(request) ?? 'unknown';
}
