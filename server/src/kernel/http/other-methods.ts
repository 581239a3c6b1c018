import type { FastifyInstance } from 'fastify';
import { matchPage } from '@madang/contract/kernel/page.ts';
import type { Route } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { noteTemplate } from './route-label.ts';

/**
 * Refuses a known address with another method. This is checked on use, because binding all methods takes longer than
 * binding the calls.
 */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const alike = Map.groupBy(routes, ({ path }) => formOf(path));
  app.addHook('onRequest', (request, reply, done) => {
    const { is404, method, url } = request;
    if (!is404) return done();
    const path = url.split('?', 1)[0] ?? '';
    const found = alike.get(formOf(path))?.filter((route) => matchPage([route], path)) ?? [];
    const allowed = new Set<string>(found.map((route) => route.method));
    // With a method that it has, the address was written in a way that no call takes.
    if (!found[0] || allowed.has(method)) return done();
    noteTemplate(request, found[0].path);
    reply.header('allow', [...allowed].sort().join(', '));
    throw refuse('CO405');
  });
}

/** The first part of an address and how many it has: pages, which come through here too, share neither with many calls. */
function formOf(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return `${first} ${rest.length}`;
}
