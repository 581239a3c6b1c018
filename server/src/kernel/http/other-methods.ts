import type { FastifyInstance } from 'fastify';
import type { Route } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A call's address with a method that it lacks is refused as that, and distinguished from an unknown address. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const [path, same] of Map.groupBy(routes, (route) => route.path)) {
    const allowed = methods.filter((method) => same.some((route) => route.method === method));
    app.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw refuse('CO405');
      },
    });
  }
}
