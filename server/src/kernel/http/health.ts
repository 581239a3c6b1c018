import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type pg from 'pg';
import type { Kernel } from '../kernel.ts';
import { routeLabel } from './route-label.ts';

/**
 * For the machine that runs it: `/healthz` says that the process answers, `/readyz` that it reaches its
 * database, `/metrics` its figures (Prometheus text). Metrics carry routes and statuses, never people, and are
 * answered to the machine itself alone, not to what a proxy on it passes on.
 */
export function bindHealth(app: FastifyInstance, kernel: Kernel, pools: { readonly app: pg.Pool }): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'madang_http_request_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 9],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await sql`select 1`.execute(kernel.db).then(
      () => true,
      () => false,
    );
    reply.header('cache-control', 'no-store').status(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : 'no database',
      connections: pools.app.totalCount,
      waiting: pools.app.waitingCount,
    };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) || !isLocalName(request.headers.host)) return reply.status(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A caller on the machine itself, and no proxy on it, which names the client or itself. */
export function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress: address = '' } = socket;
  const traces = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'forwarded'];
  const isLoopback = address === '::1' || address.replace('::ffff:', '').startsWith('127.');
  return isLoopback && traces.every((name) => headers[name] === undefined);
}

/** Against names that someone else's name server lets point here. */
export function isLocalName(host: string | undefined): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host ?? '');
}
